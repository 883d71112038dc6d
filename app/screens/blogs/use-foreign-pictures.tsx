import { type ReactNode, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { withoutForeignPictures } from './foreign-pictures.ts'
import { postPageTexts } from './post-page-text.ts'

/** The text of a post, and a button that loads its external pictures while they are blocked. */
export function useForeignPictures({ html, held }: { html: string; held: boolean }): {
  html: string
  button: ReactNode
} {
  const text = useTexts(postPageTexts)
  const [asked, setAsked] = useState(false)
  const without = withoutForeignPictures(html)
  if (!held || asked || without.count === 0) return { html, button: null }
  const button = (
    <div className="mt-5 space-y-2">
      <Button size="sm" onClick={() => setAsked(true)}>
        {text.showForeign(without.count)}
      </Button>
      <p className="text-small text-muted">{text.foreignText}</p>
    </div>
  )
  return { html: without.html, button }
}
