// Loads a page that does not start once more, and says the second time that it could not start. It is inline in the head of each
// page (start-failure.ts) as it is written here, in the language of 2019: a browser that is too old for our modules must run it.
;(() => {
  const { title, ask, refresh, files, reloaded, report } = window.__startFailure
  let failed = false
  window.__started = false

  function explain() {
    const main = document.createElement('main')
    main.style.cssText = 'font:16px/1.6 system-ui;margin:15vh auto;width:min(32em,90%)'
    main.appendChild(document.createElement('h1')).textContent = title
    main.appendChild(document.createElement('p')).textContent = ask
    const button = main.appendChild(document.createElement('button'))
    button.textContent = refresh
    button.onclick = () => location.reload()
    document.body.textContent = ''
    document.body.appendChild(main)
  }

  /** True for the first failure of a page that was asked for, not posted, with a network: else a reload would lose more. */
  function mayReload() {
    if (navigator.onLine === false || window.__answersPost || sessionStorage.getItem(reloaded)) return false
    sessionStorage.setItem(reloaded, '1')
    return true
  }

  function startFailed(message = 'Not started') {
    if (window.__started || failed) return
    failed = true
    try {
      if (mayReload()) return location.reload()
    } catch {
      // A blocked storage cannot remember the reload, so that none is tried.
    }
    const body = JSON.stringify({ kind: 'start', message, page: location.pathname })
    fetch(report, { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' }, body })
    if (document.body) explain()
    else addEventListener('DOMContentLoaded', explain)
  }

  /** @param {string} address */
  const isOurs = (address) => address.startsWith(location.origin + files)

  // Inline scripts of ours have the page's nonce; on a shared page, which has none, the one that starts it names our files.
  /** @param {HTMLScriptElement} script */
  const isOurScript = ({ nonce, src, textContent }) =>
    src ? Boolean(nonce) && isOurs(src) : Boolean(nonce) || String(textContent).includes(`"${files}`)

  /** True for a script or a file of ours that failed. @param {ErrorEvent} event */
  function isOurFailure({ target, filename }) {
    if (target instanceof HTMLScriptElement) return isOurScript(target)
    if (target instanceof HTMLLinkElement) return target.rel === 'modulepreload' && isOurs(target.href)
    return (!target || target === window) && isOurs(filename || '')
  }

  window.__startFailed = startFailed
  /** @param {any} event */
  const check = (event) => isOurFailure(event) && startFailed(event.message || event.target.src || event.target.href)
  addEventListener('error', check, true)
})()
