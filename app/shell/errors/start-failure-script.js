// Reloads a page whose scripts do not start once; the second time it shows an error. Inlined in the head of each page without
// a build step (start-failure.ts), so the syntax is that of 2019: a browser that is too old for our modules must run it.
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

  /** True for the first failure of a page that was not posted, while online: otherwise a reload would lose more. */
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
      // Without storage a loop of reloads could not be detected, so there is none.
    }
    const body = JSON.stringify({ kind: 'start', message, page: location.pathname })
    fetch(report, { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' }, body })
    if (document.body) explain()
    else addEventListener('DOMContentLoaded', explain)
  }

  /** @param {string} address */
  const isOurs = (address) => address.startsWith(location.origin + files)

  // Our inline scripts have the page's nonce. A shared page has none; there our script is the one that imports our files.
  /** @param {HTMLScriptElement} script */
  const isOurScript = ({ nonce, src, textContent }) =>
    src ? Boolean(nonce) && isOurs(src) : Boolean(nonce) || String(textContent).includes(`"${files}`)

  /** True for one of our scripts or files that failed. @param {ErrorEvent} event */
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
