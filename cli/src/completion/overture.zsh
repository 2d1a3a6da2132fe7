#compdef overture
# zsh completion of overture: source <(overture completion zsh), or a file _overture in a folder of $fpath
_overture() {
  local line value files=
  local -a found
  for line in "${(@f)$(overture __complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] || continue
    if [[ $line == :files ]]; then
      files=1
      continue
    fi
    value=${line%%$'\t'*}
    found+=("${value//:/\\:}:${line#*$'\t'}")
  done
  (( $#found )) && _describe -V overture found
  [[ -z $files ]] || _files
}
if [[ $funcstack[1] == _overture ]]; then
  _overture "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _overture overture
fi
