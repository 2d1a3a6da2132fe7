# bash completion of overture: source <(overture completion bash)
_overture() {
  local cur=${COMP_WORDS[COMP_CWORD]} line quoted files=
  COMPREPLY=()
  # The words go as arguments, never through eval: completing a line must not run what is written in it.
  while IFS= read -r line; do
    if [[ $line == :files ]]; then
      files=1
      continue
    fi
    printf -v quoted %q "${line%%$'\t'*}"
    COMPREPLY+=("$quoted")
  done < <(overture __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [[ -n $files ]]; then
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$cur")
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _overture overture
