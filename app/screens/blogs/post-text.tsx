import { addressOf } from '#app/language/language.ts'
import { langOf } from '#app/language/language-of-words.ts'
import { useTrustedHtml } from '#app/ui/content/trusted-html.ts'
import { cx } from '#app/ui/cx.ts'

/** The link of a post to a page of ours. */
const OWN_LINK = /(<a [^>]*\bhref=")(\/(?!\/|(?:api|files)\/)[^"]*)/g

/** The text of a post. The server has sanitized its HTML, which has no classes: post-text.css styles it. */
export function PostText({ html, className }: { html: string; className?: string }) {
  // The author wrote URLs of the English site.
  const here = html.replace(OWN_LINK, (_, tag, path) => tag + addressOf(path))
  const shown = { __html: useTrustedHtml(here) }
  const lang = langOf(html.replace(/<[^>]*>/g, ''))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it is stored and again when it is read
  return <div lang={lang} dir="auto" className={cx('post-text', className)} dangerouslySetInnerHTML={shown} />
}
