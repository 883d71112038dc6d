/**
 * The close reason of a page that its person navigated away from within the app. An unloaded document closes with code 1001.
 */
export const PAGE_LEFT_REASON = 'left'

/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const GOING_AWAY = 1001

/** True for a close because the page was closed, reloaded or left. */
export function isPageClosing({ code, reason }: { code: number; reason: string }): boolean {
  return code === GOING_AWAY || reason === PAGE_LEFT_REASON
}
