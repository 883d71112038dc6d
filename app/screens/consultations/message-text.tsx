import { type ComponentType, useEffect, useState } from 'react'
import { withLinks } from './links.ts'

type Props = { text: string }

/** The text of a message. What names places of the chart gets its chips once their code is there. */
export function MessageText({ text }: Props) {
  return text.includes('@') ? <WithChips text={text} /> : <Links text={text} />
}

function WithChips({ text }: Props) {
  const [Chips, setChips] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    void import('./desk/message-chips.tsx').then(({ MessageChips }) => setChips(() => MessageChips))
  }, [])
  return Chips ? <Chips text={text} /> : <Links text={text} />
}

/** A text with its links: they open a new tab, which learns nothing of this page. */
export function Links({ text }: Props) {
  return (
    <>
      {withLinks(text).map(({ text: part, href }, n) =>
        href === undefined ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
          <a key={n} href={href} target="_blank" rel="nofollow noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </>
  )
}
