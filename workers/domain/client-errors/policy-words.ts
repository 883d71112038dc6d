// The keywords that a report on the Content Security Policy may contain: everything else in it is free text.

/** https://www.w3.org/TR/CSP3/#csp-directives, and those of extending specifications. */
export const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['child-src', 'connect-src', 'default-src', 'font-src', 'frame-src', 'img-src', 'manifest-src', 'media-src'],
  ...['object-src', 'prefetch-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src'],
  ...['style-src-elem', 'style-src-attr', 'worker-src', 'fenced-frame-src', 'webrtc', 'base-uri', 'sandbox'],
  ...['form-action', 'frame-ancestors', 'navigate-to', 'report-uri', 'report-to', 'upgrade-insecure-requests'],
  ...['block-all-mixed-content', 'require-trusted-types-for', 'trusted-types'],
])

/** In place of a URL; one without a host is reported as its scheme. https://www.w3.org/TR/CSP3/#strip-url-for-use-in-reports */
export const RESOURCES: ReadonlySet<string> = new Set([
  ...['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self'],
  ...['about', 'blob', 'data', 'file', 'filesystem', 'javascript', 'mediastream'],
])
