// What a tool gives, before it is asked.
import { Icon } from '#app/ui/icon.tsx'

type Props = { title: string; items: readonly string[]; wide?: boolean }

export function ToolOffers({ title, items, wide }: Props) {
  return (
    <section className={wide ? 'pt-10 [&_h2]:mb-3.5 [&_p+p]:mt-3' : undefined} aria-labelledby="gets">
      <h2 id="gets" className="heading-xs">
        {title}
      </h2>
      <ul
        className={
          wide
            ? 'mt-2.5 grid gap-x-10 gap-y-0 text-small min-[900px]:grid-cols-2 [&_li]:flex [&_li]:gap-2.5 [&_li]:px-0 [&_li]:py-1.75 [&_li]:leading-[1.5] [&_svg]:mt-0.75 [&_svg]:flex-none [&_svg]:text-ok'
            : 'text-small [&_li]:flex [&_li]:gap-2.5 [&_li]:px-0 [&_li]:py-1.75 [&_li]:leading-[1.5] [&_svg]:mt-0.75 [&_svg]:flex-none [&_svg]:text-ok'
        }
      >
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
