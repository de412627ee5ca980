package tischlein.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tischlein.words.Texts;

/** The program's texts as picocli looks them up, so that help is in the user's language. */
final class HelpTexts extends ResourceBundle {
    private final Texts texts;

    HelpTexts(Texts texts) {
        this.texts = texts;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return texts.has(key) ? texts.text(key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(texts.keys());
    }

    @Override
    protected Set<String> handleKeySet() {
        return texts.keys();
    }
}
