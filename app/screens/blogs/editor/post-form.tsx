import { type FormEvent, useEffect, useRef } from 'react'
import { localeOfReader } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { dayAndTime, timeOfDay } from '#app/language/time-of-day.ts'
import { LeaveGuard } from '#app/shell/leave-guard.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { POST_TAGS_MAX, POST_TITLE_MAX } from '#workers/contract/content/blog-limits.ts'
import type { PostStatus, WirePost } from '#workers/contract/content/blogs.ts'
import { ConflictCallout } from './conflict-callout.tsx'
import { CoverField } from './cover-field.tsx'
import { editorTexts } from './editor-text.ts'
import { RichText } from './rich-text.tsx'
import { type PostFormState, usePostForm } from './use-post-form.ts'

const STATUSES = ['draft', 'published'] as const

type Props = { userId: string; post: WirePost | null }

/** Creates or edits a post. */
export function PostForm({ userId, post }: Props) {
  const text = useTexts(editorTexts)
  const form = usePostForm({ userId, post })
  const { values, problems, base } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems.fields).length === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems.fields])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }

  return (
    <form ref={element} className="max-w-180 space-y-6" noValidate onSubmit={onSubmit}>
      <DraftCallout form={form} />
      <InputField
        label={text.title}
        name="title"
        required
        autoComplete="off"
        maxLength={POST_TITLE_MAX}
        value={values.title}
        error={problems.fields.title}
        onChange={({ currentTarget }) => form.change({ title: currentTarget.value })}
      />
      <RichText
        html={form.startingText}
        error={problems.fields.content}
        onChange={(content) => form.change({ content })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <InputField
          label={text.tags}
          note={text.optional}
          hint={text.tagsHint}
          name="tags"
          autoComplete="off"
          maxLength={POST_TAGS_MAX}
          value={values.tags}
          error={problems.fields.tags}
          onChange={({ currentTarget }) => form.change({ tags: currentTarget.value })}
        />
        <SelectField
          label={text.status}
          name="status"
          options={STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
          hint={text.statusHint[values.status]}
          value={values.status}
          onChange={({ currentTarget }) => form.change({ status: currentTarget.value as PostStatus })}
        />
      </div>
      <CoverField
        stored={base?.cover_image ?? null}
        change={form.cover}
        error={problems.fields.cover_image}
        onChange={form.changeCover}
      />
      {base?.is_approved && base.author === userId ? (
        <div role="status">
          <Callout tone={form.clearsApproval ? 'warn' : 'info'}>
            {form.clearsApproval ? text.clears : text.approved}
          </Callout>
        </div>
      ) : null}
      {problems.conflict ? <ConflictCallout form={form} other={problems.conflict} /> : null}
      {problems.whole ? <Callout tone="danger">{problems.whole}</Callout> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" needsScript variant="primary" loading={form.saving}>
          {base ? text.update : text.create}
        </Button>
        <ButtonLink to="/blogs" variant="quiet">
          {text.cancel}
        </ButtonLink>
        <KeptMark form={form} />
      </div>
      <LeaveGuard isUnsaved={() => form.unsavedNow.current} text={text.leaveText} />
    </form>
  )
}

function KeptMark({ form: { kept, unsaved } }: { form: PostFormState }) {
  const text = useTexts(editorTexts)
  if (kept === 'full') return <span className="text-small text-danger">{text.notKept}</span>
  if (!unsaved) return null
  return <span className="num text-small text-muted">{kept ? text.kept(timeOf(kept.at)) : text.unsaved}</span>
}

function timeOf(at: number): string {
  return timeOfDay(at, { locale: localeOfReader() })
}

/** Unsaved text of an earlier visit. */
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
