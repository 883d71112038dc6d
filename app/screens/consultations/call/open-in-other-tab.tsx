// Another page of the same call has taken this one's place: one page speaks, and this one can take it back.
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { openInOtherTabTexts } from './open-in-other-tab-text.ts'

export function OpenInOtherTab({ onHere }: { onHere(): void }) {
  const text = useTexts(openInOtherTabTexts)
  return (
    <div role="status">
      <Callout
        tone="warn"
        className="mt-5 max-w-110 text-left"
        title={text.title}
        action={
          <Button size="sm" onClick={onHere}>
            {text.here}
          </Button>
        }
      >
        {text.body}
      </Callout>
    </div>
  )
}
