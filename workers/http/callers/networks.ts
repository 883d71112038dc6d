// The networks of a client's address: limits count by them, and logs contain no full address.
import type { Context } from 'hono'
import type { AppEnv } from '#workers/http/types.ts'

/** The key of rate limits without a login: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(c: Context<AppEnv>): string {
  return networksOf(c.req.header('cf-connecting-ip') ?? 'unknown')[0]?.key ?? 'unknown'
}

/** The networks of an address that limits count, narrowest first. */
export function networksOf(address: string): { key: string; times: number }[] {
  const ipv4 = ipv4Of(address)
  if (ipv4 || !address.includes(':')) return [{ key: ipv4 ?? address, times: 1 }]
  const groups = expandIpv6(address).slice(0, 4)
  const [a, b, c, d = '0'] = groups
  const wide = (Number.parseInt(d, 16) >> 8).toString(16)
  return [
    { key: groups.join(':'), times: 1 },
    { key: `${a}:${b}:${c}:${wide}/56`, times: 4 },
    { key: `${a}:${b}:${c}/48`, times: 16 },
  ]
}

/** The widest network that one customer may own: the IPv4 address, or the /48 network of an IPv6 address. */
export function widestNetwork(c: Context<AppEnv>): string {
  return networksOf(c.req.header('cf-connecting-ip') ?? 'unknown').at(-1)?.key ?? 'unknown'
}

/** The network of a client for logs: the /24 of an IPv4 address, the /48 of an IPv6 address; null without an address. */
export function loggedNetwork(c: Context<AppEnv>): string | null {
  const address = c.req.header('cf-connecting-ip')
  return address ? truncateAddress(address) : null
}

/** The /24 of an IPv4 address, the /48 of an IPv6 address: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function truncateAddress(address: string): string {
  const ipv4 = ipv4Of(address)
  if (ipv4) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`
  const [a = '0', b = '0', c = '0'] = expandIpv6(address)
  return `${a}:${b}:${c}::/48`
}

/** The IPv4 address, also in its IPv6 notation: `::ffff:203.0.113.77`. */
function ipv4Of(address: string): string | null {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? null
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...gap, ...end]
}
