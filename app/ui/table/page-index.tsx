// The sections of a long page in one sticky row. Plain links, because they work without JavaScript.
export function PageIndex({
  label,
  parts,
}: {
  label: string
  parts: readonly (readonly [id: string, name: string])[]
}) {
  return (
    <nav
      className="sticky top-header z-30 -mx-gutter mt-6 flex [scrollbar-width:none] gap-x-1 overflow-x-auto border-b border-line bg-bg px-gutter print:hidden"
      aria-label={label}
    >
      {parts.map(([id, name]) => (
        <a
          key={id}
          href={`#${id}`}
          className="px-2 py-3 text-14 font-medium whitespace-nowrap text-muted no-underline first:-ml-2 hover:text-text"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
