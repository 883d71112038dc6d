import { cx } from '#app/ui/cx.ts'
import { useTrustedHtml } from '#app/ui/trusted-html.ts'

/** The text of a post. Its HTML was sanitised by the server, and carries no classes: post-text.css draws it. */
export function PostText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it is stored and again when it is read
  return <div className={cx('post-text', className)} dangerouslySetInnerHTML={{ __html: useTrustedHtml(html) }} />
}
