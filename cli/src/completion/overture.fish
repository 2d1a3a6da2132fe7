# fish completion of overture: overture completion fish > ~/.config/fish/completions/overture.fish
function __overture_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in (overture __complete $words[2..-1] "$current" 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$current"
        else
            echo $line
        end
    end
end
complete -c overture -f -a '(__overture_complete)'
