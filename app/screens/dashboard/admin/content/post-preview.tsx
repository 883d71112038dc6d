// A preview of a post before its approval. Its HTML is in an iframe without scripts and forms. The iframe has our
// origin, because stylesheets and fonts of this site require it (Cross-Origin-Resource-Policy).

import { useEffect, useRef, useState } from 'react'
import { LocalDate } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { useForeignPictures } from '#app/screens/blogs/use-foreign-pictures.tsx'
import sheet from '#app/styles/app.css?url'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { trustedHtml } from '#app/ui/content/trusted-html.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { ModerateRequest, WireAdminPost, WirePost } from '#workers/contract/content/blogs.ts'
import { actionOf } from './content-columns.tsx'
import { contentTexts } from './content-text.ts'

type Props = {
  post: WireAdminPost
  onClose(): void
  /** The loaded post, which is newer than the list's if the author has changed it. */
  onAsk(action: ModerateRequest['action'], read: WireAdminPost): void
}

export function PostPreview({ post: listed, onClose, onAsk }: Props) {
  const text = useTexts(contentTexts)
  const { read, failed } = useWholePost(listed.id)
  const html = read?.content ?? null
  const post = read ? { ...listed, title: read.title, tags: read.tags, version: read.version } : listed
  const action = actionOf(post)
  return (
    <Dialog
      open
      width={860}
      onClose={onClose}
      title={post.title}
      footer={
        action ? (
          <Button variant={action === 'approve' ? 'primary' : 'danger'} onClick={() => onAsk(action, post)}>
            {text.verbs[action]}
          </Button>
        ) : null
      }
    >
      <KeyValue
        items={[
          { key: text.details.author, value: post.author },
          { key: text.details.status, value: text.status[post.status] },
          { key: text.details.approval, value: post.approval_status_display },
          { key: text.details.created, value: <LocalDate at={post.created_at} /> },
          { key: text.details.tags, value: post.tags },
          { key: text.details.excerpt, value: post.excerpt },
        ]}
      />
      {post.author_works ? null : (
        <Callout tone="warn" className="mt-4">
          {text.authorHeld}
        </Callout>
      )}
      {read?.share_image ? (
        <img
          src={read.share_image}
          alt={text.details.shareImage}
          width={1200}
          height={630}
          className="mt-4 h-auto w-80 max-w-full rounded-control border border-line"
        />
      ) : null}
      <div className="mt-4">
        {failed ? <Callout tone="danger" title={text.loadFailed} /> : null}
        {html === null && !failed ? (
          <div className="space-y-3" role="status" aria-label={text.loading}>
            <Skeleton width="100%" />
            <Skeleton width="85%" />
            <Skeleton width="90%" />
          </div>
        ) : null}
        {html === null ? null : <PostFrame html={html} held={!post.is_approved} />}
      </div>
    </Dialog>
  )
}

// Set in an effect, because React would write the document as an attribute.
function PostFrame({ html: whole, held }: { html: string; held: boolean }) {
  const text = useTexts(contentTexts)
  const { html, button } = useForeignPictures({ html: whole, held })
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedHtml(pageOf(html))
  }, [html])
  return (
    <>
      {button}
      <iframe
        ref={frame}
        sandbox="allow-same-origin"
        title={text.details.content}
        className="mt-4 h-[50vh] w-full rounded-control border border-line bg-surface"
      />
    </>
  )
}

/** With the theme of the outer page and the site's stylesheet, so that the admin sees the post as readers do. */
function pageOf(html: string): string {
  const { theme = '' } = document.documentElement.dataset
  return `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><base target="_blank"><link rel="stylesheet" href="${new URL(sheet, location.origin)}"></head><body class="card-pad"><div class="post-text">${html}</div></body></html>`
}

function useWholePost(id: string) {
  const [read, setRead] = useState<WirePost | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    // "Failed to load blog content" replaces the text.
    api
      .call(routes.readPost, { params: { id }, own: 'all' })
      .then((post) => wanted && setRead(post))
      .catch(() => wanted && setFailed(true))
    return () => {
      wanted = false
    }
  }, [id])
  return { read, failed }
}
