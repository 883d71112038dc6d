// Approves or unapproves posts after a confirmation; then the list is reloaded and the selection cleared.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { saidOr } from '#app/errors/failure-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { ModerateRequest, WireAdminPost } from '#workers/contract/content/blogs.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { contentTexts } from './content-text.ts'

export type Moderation = { action: ModerateRequest['action']; posts: readonly WireAdminPost[] }
type Props = Moderation & { onClose(): void; onDone(): void }

/** The endpoint's maximum of ids. */
const AT_ONCE = 90
const NAMED = 10

export function ModerateDialog({ action, posts, onClose, onDone }: Props) {
  const text = useTexts(contentTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function moderate() {
    setBusy(true)
    try {
      for (let from = 0; from < posts.length; from += AT_ONCE) {
        const some = posts.slice(from, from + AT_ONCE)
        const blog_ids = some.map(({ id }) => id)
        const versions = Object.fromEntries(some.map(({ id, version }) => [id, version]))
        // The toast of this dialog shows the server's sentence, else ours.
        const { message } = await api.call(routes.moderatePosts, { body: { action, blog_ids, versions }, own: 'all' })
        toast.success(message, { duration: ADMIN_TOAST })
      }
      onDone()
    } catch (error) {
      toast.error(saidOr(text.failed[action], error), {
        duration: ADMIN_TOAST,
      })
    } finally {
      setBusy(false)
      onClose()
      revalidate()
    }
  }

  return (
    <ConfirmDialog
      open
      busy={busy}
      variant={action === 'approve' ? 'primary' : 'danger'}
      title={text.ask[action](posts.length)}
      confirmLabel={text.verbs[action]}
      onClose={onClose}
      onConfirm={() => void moderate()}
    >
      <p>{text.lead[action]}</p>
      <ul className="mt-3 list-disc pl-5 text-14 wrap-anywhere">
        {posts.slice(0, NAMED).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {posts.length > NAMED ? <li>…</li> : null}
      </ul>
    </ConfirmDialog>
  )
}
