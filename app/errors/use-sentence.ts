// The sentence of a refusal that a page shows in place, in the page's language.
import { useEffect, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { inPageLanguage } from './error-sentences.ts'
import { type Said, serverSentence } from './error-types.ts'

/**
 * Null until the sentences of the page's language are loaded, because a screen reader would read an English one first.
 */
export function useSentence(said: Said | null): string | null {
  const [shown, setShown] = useState<{ of: Said; sentence: string | null } | null>(null)
  const isWire = currentLanguage() === 'en'
  useEffect(() => {
    if (said === null || isWire) return
    let wanted = true
    inPageLanguage(said).then((own) => wanted && setShown({ of: said, sentence: serverSentence(own) ?? null }))
    return () => {
      wanted = false
    }
  }, [said, isWire])
  if (isWire) return (said && serverSentence(said)) ?? null
  return shown && shown.of === said ? shown.sentence : null
}
