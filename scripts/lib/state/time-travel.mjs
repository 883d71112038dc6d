// D1 keeps 30 days of a database: https://developers.cloudflare.com/d1/reference/time-travel/
/** @param {readonly string[]} site wrangler's option for another site of wrangler.toml */
export function bookmarkNow(site) {
  return ['d1', 'time-travel', 'info', 'DB', ...site, '--json']
}

/**
 * The command that leads back to a bookmark.
 * @param {string} printed what the command above printed
 * @param {readonly string[]} site
 */
export function wayBack(printed, site) {
  const { bookmark } = JSON.parse(printed.slice(printed.indexOf('{')))
  return `The way back: npx wrangler d1 time-travel restore DB ${[...site, `--bookmark=${bookmark}`].join(' ')}`
}
