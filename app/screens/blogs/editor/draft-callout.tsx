import { localeOfReader } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { dayAndTime } from '#app/language/time-of-day.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { editorTexts } from './editor-text.ts'
import type { PostFormState } from './use-post-form.ts'

/** Text of an earlier visit that was not saved. */
export function DraftCallout({ form }: { form: PostFormState }) {
  const text = useTexts(editorTexts)
  const { draft, base } = form
  if (!draft) return null
  const older = draft.version !== null && base !== null && draft.version < base.version
  return (
    <Callout tone="warn" title={text.draftFound(whenOf(draft.at))}>
      {older ? text.draftOlder : null} {text.draftCover}
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={() => form.restore(draft)}>
          {text.restore}
        </Button>
        <Button size="sm" onClick={() => form.discard(draft)}>
          {text.discard}
        </Button>
      </span>
    </Callout>
  )
}

function whenOf(at: number): string {
  return dayAndTime(at, { year: 'numeric', month: 'short', day: 'numeric' }, { locale: localeOfReader() })
}
