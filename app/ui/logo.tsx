export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <g className="stroke-text" fill="none" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.500 18C6 12.200 10.700 9.300 16 9.300S26 12.200 29.500 18C26 23.800 21.300 26.700 16 26.700S6 23.800 2.500 18z" />
        <path d="M16 5.500v-3M8.200 7.300 6.900 4.700M23.800 7.300l1.300-2.600" />
      </g>
      <path
        className="fill-accent"
        d="M16 11.600l1.700 4.700 4.700 1.700-4.700 1.700L16 24.400l-1.700-4.700L9.600 18l4.700-1.700z"
      />
    </svg>
  )
}

export function Logo({ name, markClassName }: { name: string; markClassName?: string | undefined }) {
  return (
    <>
      <LogoMark className={markClassName} />
      <span className="truncate">{name}</span>
    </>
  )
}
