import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { type AccessClaims, issueAccessToken, verifyAccessToken } from '#workers/domain/identity/logins/access-token.ts'

const NOW = 1_790_000_000_000
const secret = new TextEncoder().encode('a signing secret of at least 32 bytes')
const other = new TextEncoder().encode('another secret of at least 32 bytes !')
const keys = [{ kid: 'k1', secret }]
const claims: AccessClaims = { userId: 'u1', role: 'user', loginId: 's1', loginVersion: 3 }

// A token like ours but for what `change` does to it.
function forged(change: (token: SignJWT) => SignJWT, header = {}, key: Uint8Array = secret): Promise<string> {
  const token = new SignJWT({ role: 'admin', sid: 's1', ver: 3 })
    .setProtectedHeader({ alg: 'HS256', kid: 'k1', typ: 'at+jwt', ...header })
    .setSubject('u1')
    .setIssuer('drishti')
    .setAudience('drishti-api')
    .setExpirationTime(Math.floor(NOW / 1000) + 600)
  return change(token).sign(key)
}

test('a token comes back with its claims, for 60 minutes', async () => {
  const token = await issueAccessToken(claims, keys, NOW)
  expect(await verifyAccessToken(token, keys, NOW)).toEqual(claims)
  expect(await verifyAccessToken(token, keys, NOW + 59 * 60_000)).toEqual(claims)
  await expect(verifyAccessToken(token, keys, NOW + 60 * 60_000)).rejects.toMatchObject({ code: 'invalid_token' })
})

test('an older key still verifies while it is listed', async () => {
  const token = await issueAccessToken(claims, keys, NOW)
  expect(await verifyAccessToken(token, [{ kid: 'k2', secret: other }, ...keys], NOW)).toEqual(claims)
  await expect(verifyAccessToken(token, [{ kid: 'k2', secret: other }], NOW)).rejects.toMatchObject({
    code: 'invalid_token',
  })
})

test('forgeries are refused', async () => {
  const same = (token: SignJWT) => token
  const tokens: Record<string, string> = {
    'not a token': 'hello',
    'no signature': new UnsecuredJWT({ role: 'admin', sid: 's1', ver: 3 })
      .setSubject('u1')
      .setIssuer('drishti')
      .setAudience('drishti-api')
      .setExpirationTime(Math.floor(NOW / 1000) + 600)
      .encode(),
    'another secret': await forged(same, {}, other),
    'unknown key id': await forged(same, { kid: '../../dev/null' }),
    'no key id': await forged(same, { kid: undefined }),
    'another algorithm': await forged(same, { alg: 'HS512' }, new TextEncoder().encode('x'.repeat(64))),
    'another type': await forged(same, { typ: 'JWT' }),
    'another audience': await forged((token) => token.setAudience('elsewhere')),
    'another issuer': await forged((token) => token.setIssuer('elsewhere')),
    expired: await forged((token) => token.setExpirationTime(Math.floor(NOW / 1000) - 1)),
    'no subject': await forged((token) => token.setSubject('')),
  }
  for (const [name, token] of Object.entries(tokens)) {
    await expect(verifyAccessToken(token, keys, NOW), name).rejects.toMatchObject({ code: 'invalid_token' })
  }
  expect(await verifyAccessToken(await forged(same), keys, NOW)).toMatchObject({ role: 'admin' })
})

test('a token without an expiry, or with a role that we do not know, is refused', async () => {
  const bare = (role: string) =>
    new SignJWT({ role, sid: 's1', ver: 3 })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1', typ: 'at+jwt' })
      .setSubject('u1')
      .setIssuer('drishti')
      .setAudience('drishti-api')
  await expect(verifyAccessToken(await bare('user').sign(secret), keys, NOW)).rejects.toMatchObject({
    code: 'invalid_token',
  })
  const owner = await bare('owner')
    .setExpirationTime(Math.floor(NOW / 1000) + 600)
    .sign(secret)
  await expect(verifyAccessToken(owner, keys, NOW)).rejects.toMatchObject({ code: 'invalid_token' })
})
