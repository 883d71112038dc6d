// The changes that a Cloudflare zone makes to the pages of a site (docs/deployment.md, "What the zone may change").

/** Pages with scripts, with an address of mail, and with a form. */
export const PAGES = ['/', '/contact-us', '/login']

/** Traces in a page, each with the feature that leaves it. @type {[RegExp, string][]} */
const TRACES = [
  [/rocket-loader|data-cf-settings=/, 'Rocket Loader'],
  [/data-cfemail=|\/cdn-cgi\/l\/email-protection|email-decode/, 'Email Address Obfuscation'],
  [/\/cdn-cgi\/zaraz\//, 'Zaraz'],
  [/static\.cloudflareinsights\.com/, 'Web Analytics'],
  [/mirage2/, 'Mirage'],
  [/\/cdn-cgi\/challenge-platform\//, 'a challenge or JavaScript detections'],
]

/** Settings of a zone: the value that does harm, and the harm. */
const SETTINGS = [
  ['rocket_loader', 'on', 'Rocket Loader', 'It changes the type of every script: no page comes alive.'],
  ['email_obfuscation', 'on', 'Email Address Obfuscation', 'It hides the addresses in the words of people.'],
  ['mirage', 'on', 'Mirage', 'It rewrites the images of a page.'],
  ['server_side_exclude', 'on', 'Server-side Excludes', 'It cuts parts out of pages.'],
  ['always_online', 'on', 'Always Online', 'It keeps pages of the site elsewhere.'],
  ['hotlink_protection', 'on', 'Hotlink Protection', 'Link previews on other sites show no picture.'],
  [
    'security_level',
    'under_attack',
    'Under Attack mode',
    'No webhook, no request of a page and no service worker gets through.',
  ],
]

/**
 * Names what was put into a page.
 * @param {string} html
 * @returns {string[]}
 */
export function changesIn(html) {
  const known = TRACES.filter(([trace]) => trace.test(html)).map(([, name]) => name)
  if (known.length > 0) return known
  const other = /\/cdn-cgi\/[^"'\s<>]*/.exec(html)
  return other ? [other[0]] : []
}

/** @typedef {(url: string, init?: RequestInit) => Promise<Response>} Fetch */

/**
 * Asks the site for its pages, and names what was put into them.
 * @param {string} origin
 * @param {Fetch} [fetched]
 * @returns {Promise<string[]>}
 */
export async function lookAtPages(origin, fetched = fetch) {
  const found = await Promise.all(PAGES.map((page) => lookAtPage(origin + page, fetched)))
  return found.flatMap((sentence, at) => (sentence ? [`${PAGES[at]} ${sentence}`] : []))
}

/**
 * Asks the site about its database, files and rooms.
 * @param {string} origin
 * @param {Fetch} [fetched]
 * @returns {Promise<string[]>} a sentence where one of them fails
 */
export async function lookAtHealth(origin, fetched = fetch) {
  try {
    const answer = await fetched(`${origin}/api/health/`, { signal: AbortSignal.timeout(10_000) })
    return answer.ok ? [] : [`/api/health/ was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`]
  } catch (error) {
    return [`/api/health/ was not answered (${error instanceof Error ? error.message : error}).`]
  }
}

/**
 * @param {string} url
 * @param {Fetch} fetched
 */
async function lookAtPage(url, fetched) {
  try {
    const answer = await fetched(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(10_000) })
    const html = await answer.text()
    if (!answer.ok) return `was answered with ${answer.status}.`
    const changes = changesIn(html)
    return changes.length > 0 ? `was changed by the zone: ${changes.join(', ')}.` : null
  } catch (error) {
    return `was not answered (${error instanceof Error ? error.message : error}).`
  }
}

/**
 * Reads the settings of the zone that a host is in, and names those that change pages.
 * @param {{ host: string, token: string, api: string }} zone
 * @param {Fetch} [fetched]
 * @returns {Promise<string[]>}
 */
export async function lookAtZone({ host, token, api }, fetched = fetch) {
  /** @param {string} path */
  const ask = (path) =>
    fetched(`${api}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    })
  const refused = (/** @type {number} */ status) => [
    `The settings of the zone could not be read (${status}): the token needs Zone Settings Read.`,
  ]
  const labels = host.split('.')
  // The zone is one of the domains that the host is below.
  for (const name of labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))) {
    const zones = await ask(`/zones?name=${name}`)
    if (!zones.ok) return refused(zones.status)
    const [zone] = /** @type {{ result: { id: string }[] }} */ (await zones.json()).result
    if (!zone) continue
    const answers = await Promise.all(SETTINGS.map(([setting]) => ask(`/zones/${zone.id}/settings/${setting}`)))
    // A setting that the plan does not have is answered with 400.
    const denied = answers.find(({ status }) => status === 401 || status === 403)
    if (denied) return refused(denied.status)
    const values = await Promise.all(answers.map((answer) => (answer.ok ? answer.json() : null)))
    return SETTINGS.flatMap(([, harmful, feature, harm], at) =>
      /** @type {{ result: { value: unknown } } | null} */ (values[at])?.result.value === harmful
        ? [`${feature} is on. ${harm}`]
        : [],
    )
  }
  return [`No zone of the token has ${host}.`]
}
