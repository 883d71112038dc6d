import { withLinks } from './detect-links.ts'

/** A text with links, which open a new tab without an opener or a referrer. */
export function MessageLinks({ text }: { text: string }) {
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
