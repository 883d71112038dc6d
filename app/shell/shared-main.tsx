import type { ReactNode } from 'react'
import { useKeptPart, useShown } from './kept-parts.ts'

type Props = { className?: string; children: ReactNode }

function KeptMain(props: Props) {
  const html = useKeptPart('main', useShown())
  if (html === undefined) return <DrawnMain {...props} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it for an earlier page
  return <main id="main" className={props.className} dangerouslySetInnerHTML={{ __html: html }} />
}

function DrawnMain({ className, children }: Props) {
  return (
    <main id="main" className={className}>
      {children}
    </main>
  )
}

/**
 * The `<main>` of a page on which everybody of one role sees the same: it may show the data of the page's loaders and the platform's
 * settings, but nothing else of the viewer (docs/decisions/kept-parts.md).
 */
export const SharedMain = import.meta.env.SSR ? KeptMain : DrawnMain
