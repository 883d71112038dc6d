import { type ComponentType, useEffect, useState } from 'react'
import { MessageLinks } from './message-links.tsx'

type Props = { text: string }

/** The text of a message. What names places of the chart gets its chips once their code is there. */
export function MessageText({ text }: Props) {
  return text.includes('@') ? <WithChips text={text} /> : <MessageLinks text={text} />
}

function WithChips({ text }: Props) {
  const [Chips, setChips] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    void import('./desk/message-chips.tsx').then(({ MessageChips }) => setChips(() => MessageChips))
  }, [])
  return Chips ? <Chips text={text} /> : <MessageLinks text={text} />
}
