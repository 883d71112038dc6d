import { useTexts } from '#app/language/texts.ts'
import { PostText } from '#app/screens/blogs/post-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { WirePost } from '#workers/contract/content/blogs.ts'
import { editorTexts } from './editor-text.ts'
import type { PostFormState } from './use-post-form.ts'

const FIELDS = ['title', 'content', 'tags', 'status'] as const

/** Another user saved first: shows both texts, and the author chooses. */
export function ConflictCallout({ form, other }: { form: PostFormState; other: WirePost }) {
  const text = useTexts(editorTexts)
  const differing = FIELDS.filter((name) => form.values[name] !== other[name]).map((name) => text.fieldNames[name])
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(differing)
  return (
    <Callout tone="danger" title={text.conflictTitle}>
      {text.conflictText} {differing.length > 0 ? text.conflictFields(names) : null}
      <details className="my-3">
        <summary className="cursor-pointer font-semibold">{text.theirs}</summary>
        <div className="mt-3 max-h-90 overflow-y-auto p-5 card">
          <h3 className="mb-3">{other.title}</h3>
          <PostText html={other.content} />
          <p className="mt-3 text-muted">{other.tags}</p>
        </div>
      </details>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void form.save(other.version)}>
          {text.saveMine}
        </Button>
        <Button size="sm" onClick={() => form.takeOther(other)}>
          {text.takeTheirs}
        </Button>
      </span>
    </Callout>
  )
}
