// The state of the post form: values, errors and saving.

import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { failureText, saidOr } from '#app/errors/failure-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { createPost, readPost, updatePost } from '#workers/contract/api/routes.ts'
import type { WirePost } from '#workers/contract/content/blogs.ts'
import type { CoverChange } from './cover-field.tsx'
import { editorTexts } from './editor-text.ts'
import { draftsOf, type FoundDraft } from './local-draft.ts'
import { createPostRequests } from './post-request.ts'
import { changesApproved, formOf, isUnsaved, NEW_POST, type PostValues, valuesOf, type Written } from './post-values.ts'
import { useLocalDraft } from './use-local-draft.ts'

type Problems = { fields: Record<string, string>; whole: string | null; conflict: WirePost | null }
const NO_PROBLEMS: Problems = { fields: {}, whole: null, conflict: null }

/** The image for link previews is created only on publishing; without it the cover is used. */
async function appendShareImage(form: FormData, { written, stored }: { written: Written; stored: string | null }) {
  try {
    const { shareImage } = await import('./share-image.ts')
    const { title } = written.values
    const cover =
      written.cover.kind === 'new' ? written.cover.files.cover : written.cover.kind === 'keep' ? stored : null
    form.append('share_image', await shareImage({ title: title.trim(), cover }), 'share')
  } catch {
    // A browser that cannot draw publishes without it.
  }
}

/** The server's sentence if the text itself is rejected. */
function sentenceOf(error: ApiError, failed: string): string {
  return error.status >= 500 || error.status === 429 ? failureText(failed, error) : saidOr(failed, error)
}

export function usePostForm({ userId, post }: { userId: string; post: WirePost | null }) {
  const text = useTexts(editorTexts)
  const [base, setBase] = useState(post)
  const stored = base ? valuesOf(base) : NEW_POST
  const [values, setValues] = useState<PostValues>(stored)
  const [cover, setCover] = useState<CoverChange>({ kind: 'keep' })
  const [contentTouched, setContentTouched] = useState(false)
  // The initial text of the editor; a new one creates a new editor.
  const [startingText, setStartingText] = useState(stored.content)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [saving, setSaving] = useState(false)
  const written = { values, cover, contentTouched }
  const unsaved = isUnsaved(stored, written)
  const version = base?.version ?? null
  const local = useLocalDraft(draftsOf(userId, post?.id ?? null), unsaved ? { ...values, version } : null)
  const [found, setFound] = useState<FoundDraft | null>(null)
  const done = useRef(false)
  const unsavedNow = useRef(unsaved)
  unsavedNow.current = unsaved && !done.current
  const [requestOf] = useState(createPostRequests)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies there when the page opens
  useEffect(() => setFound(local.find()), [])

  function begin(next: PostValues, { touched }: { touched: boolean }) {
    setValues(next)
    setStartingText(next.content)
    setContentTouched(touched)
    setProblems(NO_PROBLEMS)
  }

  const navigate = useNavigate()

  function leave(kind: 'create' | 'update') {
    done.current = true
    unsavedNow.current = false
    local.finish()
    toast.success(text.saved[kind])
    navigate('/blogs')
  }

  async function send(over: number | null) {
    async function fill() {
      const form = formOf(written, { version: over, author: base?.author ?? userId })
      if (values.status === 'published') await appendShareImage(form, { written, stored: base?.cover_image ?? null })
      return form
    }
    if (base) return api.call(updatePost, { params: { id: base.id }, form: await fill(), own: 'all' })
    const { form, key } = await requestOf(written, fill)
    return api.call(createPost, { form, idempotencyKey: key, own: 'all' })
  }

  async function fail(error: unknown) {
    local.keep()
    if (!(error instanceof ApiError)) {
      setProblems({ ...NO_PROBLEMS, whole: text.failed })
      throw error
    }
    console.warn(error)
    if (error.code === 'conflict' && base) {
      // Only for the comparison: without it the form still shows that the post was saved elsewhere.
      const conflict = await api.call(readPost, { params: { id: base.id }, background: true }).catch(() => null)
      return setProblems({ ...NO_PROBLEMS, conflict, whole: conflict ? null : error.message })
    }
    if (error.status === 404 && base) {
      // The post was deleted in the meantime: the text stays in the form and becomes a new post.
      setBase(null)
      return setProblems({ ...NO_PROBLEMS, whole: text.deleted })
    }
    const fields = error.code === 'unsupported_type' ? { cover_image: error.message } : error.fields
    const told = Object.keys(fields).length > 0
    const whole = told ? null : error.status === 0 ? text.offline : sentenceOf(error, text.failed)
    setProblems({ fields, whole, conflict: null })
  }

  return {
    base,
    values,
    cover,
    startingText,
    problems,
    saving,
    unsaved,
    unsavedNow,
    kept: local.kept,
    /** Saving would hide a public post. */
    clearsApproval: base?.is_approved === true && base.author === userId && changesApproved(stored, written),
    change(next: Partial<PostValues>) {
      setValues((before) => ({ ...before, ...next }))
      if (next.content !== undefined) setContentTouched(true)
      const touched = Object.keys(next)
      setProblems((before) => ({
        ...before,
        fields: Object.fromEntries(Object.entries(before.fields).filter(([name]) => !touched.includes(name))),
      }))
    },
    changeCover: setCover,
    /** `over`: the version to overwrite; by default the opened one. */
    async save(over = version) {
      if (saving) return
      if (!values.title.trim()) return setProblems({ ...NO_PROBLEMS, fields: { title: text.noTitle } })
      setSaving(true)
      try {
        await send(over)
        leave(base ? 'update' : 'create')
      } catch (error) {
        await fail(error)
      } finally {
        setSaving(false)
      }
    },
    /** Continues with the other version. The user's text remains as a draft. */
    takeOther(other: WirePost) {
      local.part()
      setFound(local.find())
      setBase(other)
      setCover({ kind: 'keep' })
      begin(valuesOf(other), { touched: false })
    },
    draft: found,
    restore(draft: FoundDraft) {
      const { version: _, at: __, key: ___, ...kept } = draft
      local.part()
      local.takeOver(draft)
      begin(kept, { touched: true })
      setFound(null)
    },
    discard(draft: FoundDraft) {
      local.forget(draft)
      setFound(local.find())
    },
  }
}

export type PostFormState = ReturnType<typeof usePostForm>
