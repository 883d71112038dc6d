import { type ComponentType, useEffect, useState } from 'react'
import { loadAgain } from '#app/ui/load-again.ts'
import { MessageLinks } from './message-links.tsx'

type Props = { text: string }

/** Every chip begins so, and no mail address does: its code is loaded for nothing else. */
const LIKE_A_CHIP = /(?<![\p{L}\d._-])@(?:[A-Z]|\d)/u

/** The text of a message. What names places of the chart gets its chips once their code is there. */
export function MessageText({ text }: Props) {
  return LIKE_A_CHIP.test(text) ? <WithChips text={text} /> : <MessageLinks text={text} />
}

function WithChips({ text }: Props) {
  const [Chips, setChips] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    // Without this code the message stays plain text.
    void loadAgain(() => import('./desk/message-chips.tsx')).then(
      ({ MessageChips }) => setChips(() => MessageChips),
      () => undefined,
    )
  }, [])
  return Chips ? <Chips text={text} /> : <MessageLinks text={text} />
}
