#!/bin/sh
# A bot that always takes its first choice. docs/bots.md tells what goes in and out, and in which order.
while IFS= read -r line; do
    case $line in
        '{"is":"hello"'*) echo '{"do":"hello","protocol":1,"name":"Shell"}' ;;
        '{"is":"turn"'*)
            turn=${line#*'"turn":'}
            move=${line#*'"choices":["'}
            echo "{\"do\":\"choose\",\"turn\":${turn%%,*},\"move\":\"${move%%'"'*}\"}"
            ;;
        '{"is":"bye"'*) exit ;;
    esac
done
