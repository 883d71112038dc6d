import { useEffect, useState } from 'react'
import { inPageLanguage } from './server-words.hi.ts'

/** A sentence that the server sent over a page's socket, in Hindi once its words are here. */
export function useServerWords<Sentence extends string | null>(sentence: Sentence): Sentence | string {
  const [translated, setTranslated] = useState<{ of: string; hindi: string } | null>(null)
  useEffect(() => {
    let shown = true
    if (sentence) inPageLanguage(sentence).then((hindi) => shown && setTranslated({ of: sentence, hindi }))
    return () => {
      shown = false
    }
  }, [sentence])
  return translated?.of === sentence ? translated.hindi : sentence
}
