// What a tool gives, before it is asked.
import { Icon } from '#app/ui/icon.tsx'

type Props = { title: string; items: readonly string[]; wide?: boolean }

export function ToolOffers({ title, items, wide }: Props) {
  return (
    <section className={wide ? 'psec' : undefined} aria-labelledby="gets">
      <h2 id="gets" className="h-xs">
        {title}
      </h2>
      <ul className={wide ? 'kgets mgets small' : 'kgets small'}>
        {items.map((each) => (
          <li key={each}>
            <Icon name="check" size="sm" />
            {each}
          </li>
        ))}
      </ul>
    </section>
  )
}
