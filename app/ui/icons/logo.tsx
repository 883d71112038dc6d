function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <g className="stroke-text" fill="none" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.5 18C6 12.2 10.7 9.3 16 9.3S26 12.2 29.5 18C26 23.8 21.3 26.7 16 26.7S6 23.8 2.5 18z" />
        <path d="M16 5.5v-3M8.2 7.3 6.9 4.7M23.8 7.3l1.3-2.6" />
      </g>
      <path className="fill-accent" d="M16 11.6l1.7 4.7 4.7 1.7-4.7 1.7L16 24.4l-1.7-4.7L9.6 18l4.7-1.7z" />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <>
      <LogoMark />
      <span className="truncate">{name}</span>
    </>
  )
}
