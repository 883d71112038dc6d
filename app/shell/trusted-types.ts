// Texts that may become script (docs/decisions/trusted-types.md): scripts and workers of this site by their address; HTML that
// opens no element, React's way to make an empty script, and documents that run nothing.
/** First in the head: whatever comes after it needs the policy. */
export const trustedTypesScript =
  "if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){if(new URL(u,location.href).origin!==location.origin)throw TypeError('script of another site');return u},createHTML:function(h,t,s){if(h.indexOf('<')>=0&&h!=='<scr'+'ipt></scr'+'ipt>'&&s!=='DOMParser parseFromString')throw TypeError('HTML from text');return h}})"

/** Policies that a page may make: ours, and the one of the editor of posts for what is pasted. */
export const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types default start posts ProseMirrorClipboard"
