# Turns the output of `island help …` into the body of a manual page: an overview becomes a
# paragraph, each option, argument and subcommand an entry, a list a list, a block of code lines as they
# are.
function escaped(text) {
  gsub(/\\/, "\\e", text); gsub(/-/, "\\-", text)
  return text ~ /^[.']/ ? "\\&" text : text
}
function entry(label, text) {
  print ".TP\n\\fB" escaped(label) "\\fR"
  if (text != "") print escaped(text)
}
function end_code() { if (in_code) print ".fi\n.RE"; in_code = 0 }
# After an empty line four spaces begin a block of code; texts of entries are indented further.
/^    [^ ]/ && after_empty && !in_code { print ".RS 4\n.nf"; in_code = 1 }
in_code && /^    / { print escaped(substr($0, 5)); next }
{ end_code(); after_empty = $0 == "" }
# An item of a list, whose further lines are indented as entries are.
/^- / { print ".IP \\(bu 2\n" escaped(substr($0, 3)); in_item = 1; next }
in_item && /^  [^ ]/ { print escaped(substr($0, 3)); next }
{ in_item = 0 }
END { end_code() }
# The manual page has what these lines point to, but for the topics.
/^  See 'island help <topic>/ { print ".PP"; sub(/^ */, ""); print escaped($0); next }
/^  See '/ { next }
/^OVERVIEW: / { print escaped(substr($0, 11)); next }
/^USAGE: / { print ".PP\n\\fB" escaped(substr($0, 8)) "\\fR"; next }
/^[A-Z][A-Z ]*:$/ { print ".PP\n\\fI" escaped(tolower(substr($0, 1, length($0) - 1))) "\\fR"; next }
/^$/ { print ".PP"; next }
# Two spaces: a label, with its text after at least two more. More spaces: its text goes on.
/^  [^ ]/ {
  line = substr($0, 3)
  if (match(line, /   */)) entry(substr(line, 1, RSTART - 1), substr(line, RSTART + RLENGTH))
  else if (length(line) > 24 && substr(line, 24, 1) == " ")
    entry(substr(line, 1, 23), substr(line, 25))
  else entry(line, "")
  next
}
{ sub(/^ */, ""); print escaped($0) }
