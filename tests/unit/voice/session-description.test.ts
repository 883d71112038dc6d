// The descriptions and candidates that browsers make pass; lines that carry free text don't.
import { expect, test } from 'vitest'
import { isIceCandidate, isSessionDescription } from '#workers/contract/consultations/session-description.ts'

const CHROMIUM = `v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS 2d4e7b6e-1c1e-4d5b-8d6f-0f0f0f0f0f0f
m=audio 9 UDP/TLS/RTP/SAVPF 111 63 9 0 8 13 110 126
c=IN IP4 0.0.0.0
a=rtcp:9 IN IP4 0.0.0.0
a=ice-ufrag:sXP5
a=ice-pwd:yhMHq1a2yvHm9uN6Dm2c2v5V
a=ice-options:trickle
a=fingerprint:sha-256 7B:8B:F0:65:5F:78:E2:51:3B:AC:6F:F3:3F:46:1B:35:DC:B8:5F:64:1A:24:C2:43:F0:A1:58:D0:A1:2C:19:08
a=setup:actpass
a=mid:0
a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level
a=sendrecv
a=msid:2d4e7b6e-1c1e-4d5b-8d6f-0f0f0f0f0f0f 9a1b2c3d
a=rtcp-mux
a=rtcp-rsize
a=rtpmap:111 opus/48000/2
a=rtcp-fb:111 transport-cc
a=fmtp:111 minptime=10;useinbandfec=1
a=rtpmap:63 red/48000/2
a=fmtp:63 111/111
a=ssrc:2231627014 cname:o8zVkG0dK1Cc5zKk
`
const FIREFOX = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 8937469285013430463 0 IN IP4 0.0.0.0
s=-
t=0 0
a=fingerprint:sha-256 1D:A4:7B:25:8C:2B:1F:3E
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=audio 9 UDP/TLS/RTP/SAVPF 109 9 0 8 101
c=IN IP6 ::
a=sendrecv
a=extmap:2/recvonly urn:ietf:params:rtp-hdrext:csrc-audio-level
a=fmtp:109 maxplaybackrate=48000;stereo=1;useinbandfec=1
`

test.each([
  ['Chromium', CHROMIUM],
  ['Firefox', FIREFOX],
  ['Chromium, with the line ends of the wire', CHROMIUM.replaceAll('\n', '\r\n')],
])('a description of %s passes', (_, text) => {
  expect(isSessionDescription(text)).toBe(true)
})

test.each([
  ['a text of its own', 'i=Your Moon is in Rohini'],
  ['an address of a page', 'u=https://elsewhere.test/talk'],
  ['a mail address', 'e=asha@elsewhere.test'],
  ['a phone number', 'p=+14155550100'],
  ['words of no kind', 'Your Moon is in Rohini'],
  ['signs beyond ASCII', 'a=mid:चन्द्र'],
])('a description with %s is refused', (_, line) => {
  expect(isSessionDescription(`${CHROMIUM}${line}\n`)).toBe(false)
})

test.each([
  [
    'candidate:842163049 1 udp 1677729535 203.0.113.7 46154 typ srflx raddr 0.0.0.0 rport 0 generation 0 ufrag sXP5',
    true,
  ],
  ['candidate:0 1 UDP 2122252543 1f2e3d4c-aaaa-bbbb-cccc-0123456789ab.local 51323 typ host', true],
  ['candidate:1 1 tcp 1518280447 192.0.2.1 9 typ host tcptype active generation 0 network-id 1', true],
  ['', true],
  ['candidate:1 your Moon is in Rohini', false],
  ['Your Moon is in Rohini', false],
])('a candidate "%s" passes: %s', (text, passes) => {
  expect(isIceCandidate(text)).toBe(passes)
})
