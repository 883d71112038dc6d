// Another page of the same call has taken this one's place: one page speaks, and this one can take it back.
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'

const text = {
  title: 'This call is open in another tab.',
  body: 'One tab at a time can take part.',
  here: 'Continue here',
} as const

export function OpenInOtherTab({ onHere }: { onHere(): void }) {
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
