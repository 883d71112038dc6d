import { Dots } from './loading-fallback.tsx'

type Props = { text: string; dots: 3 | 4 }

export function LoadingHint({ text, dots }: Props) {
  return (
    <>
      <span className="fixed inset-x-0 top-0 z-80 h-0.5 origin-left animate-pageload bg-accent" aria-hidden="true" />
      <span className="fixed top-19 left-1/2 z-80 flex -translate-x-1/2 animate-fadein items-center gap-2.5 rounded-chip border border-line bg-surface px-4 py-2 text-14 shadow-raised">
        {text}
        <Dots count={dots} />
      </span>
    </>
  )
}
