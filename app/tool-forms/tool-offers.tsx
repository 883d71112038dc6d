// The features of a tool, shown before its form is sent.
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'

type Props = { title: string; items: readonly string[]; wide?: boolean }

export function ToolOffers({ title, items, wide }: Props) {
  return (
    <section className={wide ? 'tool-section' : undefined} aria-labelledby="gets">
      <h2 id="gets" className="heading-xs">
        {title}
      </h2>
      <ul className={cx('text-small', wide && 'mt-2.5 grid gap-x-10 min-[900px]:grid-cols-2')}>
        {items.map((each) => (
          <li key={each} className="flex gap-2.5 py-1.75">
            <Icon name="check" size="sm" className="mt-0.75 text-ok" />
            {each}
          </li>
        ))}
      </ul>
    </section>
  )
}
