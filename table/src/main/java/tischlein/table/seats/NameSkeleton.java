package tischlein.table.seats;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What a name looks like at a glance. Two names with the same skeleton are easily mistaken for one
 * another and are not allowed at one table.
 */
public final class NameSkeleton {
    /** Pairs: a character, and the one it is mistaken for. */
    private static final String CYRILLIC =
            "АaаaВbвbГrгrЕeеeЅsѕsІiіiЈjјjКkкkМmмmНhнhОoоoРpрpСcсcТtтtУyуyҮyүyХxхxҺhһhԀdԁdԚqԛqԜwԝwЬbьbЗ3з3ӀlӏlѴvѵv";

    private static final String GREEK =
            "ΑaαaΒbβbΕeεeΖzΗhηnΙiιiΚkκkΜmμuΝnνvΟoοoΡpρpΤtτtΥyυuΧxχxγyωwσo";

    private static final String LATIN = "ıiȷjɑaɡgłlŁløoØođdĐdħhĦhŧtŦtɩiʟlʀrɪiþpÞp";
    private static final String DIGITS_AND_STROKES = "0o1lil|l!l5s$s8b@a";
    private static final String JAPANESE = "力カ工エ口ロ二ニ八ハ夕タ卜トヘへー一";

    private static final Map<Integer, Integer> ALIKE = alike(CYRILLIC + GREEK + LATIN + JAPANESE);
    private static final Map<Integer, Integer> ALIKE_IN_SMALL = alike(DIGITS_AND_STROKES);

    private NameSkeleton() {}

    private static Map<Integer, Integer> alike(String pairs) {
        var alike = new HashMap<Integer, Integer>();
        var characters = pairs.codePoints().toArray();
        for (int i = 0; i + 1 < characters.length; i += 2) {
            alike.put(characters[i], characters[i + 1]);
        }
        return Map.copyOf(alike);
    }

    public static String of(String name) {
        var bare = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFKD)
                .codePoints()
                .filter(c -> !isAccent(c))
                .map(c -> ALIKE.getOrDefault(c, c))
                .map(Character::toLowerCase)
                .map(c -> ALIKE_IN_SMALL.getOrDefault(c, c))
                .filter(c -> Character.isLetterOrDigit(c) || isVoicing(c))
                .forEach(bare::appendCodePoint);
        var skeleton =
                bare.toString()
                        .replace("æ", "ae")
                        .replace("œ", "oe")
                        .replace("ß", "ss")
                        .replace("rn", "m")
                        .replace("vv", "w");
        // A name made of emoji only is its own skeleton.
        return skeleton.isEmpty() ? name.toLowerCase(Locale.ROOT) : skeleton;
    }

    private static boolean isAccent(int c) {
        return Character.getType(c) == Character.NON_SPACING_MARK && !isVoicing(c);
    }

    /**
     * Whether this is one of the two marks of Japanese syllables, which change the letter and are
     * kept.
     */
    private static boolean isVoicing(int c) {
        return c == 0x3099 || c == 0x309A;
    }
}
