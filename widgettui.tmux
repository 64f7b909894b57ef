#!/usr/bin/env bash
# A plugin for tmux, to be loaded by tpm: `set -g @plugin '…'` and, in the status line, #{widgettui}.
#
#   set -g @widgettui-widgets 'cpu memory'      the widgets (default: cpu memory)
#   set -g status-right '#{widgettui} %H:%M'
#
# One reader for each attached client prints when something changes, and tmux draws it then.
set -eu

option() { tmux show-option -gqv "$1"; }

widgets=$(option @widgettui-widgets | tr -cd 'A-Za-z0-9 ._-')
line="#(exec widgettui-status --follow --format tmux ${widgets:-cpu memory})"
for side in status-left status-right; do
  value=$(option "$side")
  case $value in
    *'#{widgettui}'*) tmux set-option -g "$side" "${value//'#{widgettui}'/$line}" ;;
  esac
done
