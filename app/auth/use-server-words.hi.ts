import { useEffect, useState } from 'react'
import type { RefusedWords } from '#workers/contract/live.ts'
import { inPageLanguage, refusalInPageLanguage } from './server-words.hi.ts'
import type { useRefusalWords as english } from './use-server-words.ts'

export function useServerWords(sentence: string | null): string | null {
  return useHindi(sentence, inPageLanguage)
}

export const useRefusalWords: typeof english = (refusal: RefusedWords | null) =>
  useHindi(refusal, refusalInPageLanguage)

/** Null until the Hindi words are here: an English sentence in between would be read out, too. */
function useHindi<Words>(words: Words | null, translate: (words: Words) => Promise<string>): string | null {
  const [shown, setShown] = useState<{ of: Words; hindi: string } | null>(null)
  useEffect(() => {
    let wanted = true
    if (words !== null) translate(words).then((hindi) => wanted && setShown({ of: words, hindi }))
    return () => {
      wanted = false
    }
  }, [words, translate])
  return shown && shown.of === words ? shown.hindi : null
}
