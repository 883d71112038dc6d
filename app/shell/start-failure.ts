// The plain page when the scripts of the product don't start (SPEC 2.9): inline, needs nothing else to load.
const page =
  '<main style="font:16px/1.6 system-ui;max-width:32em;margin:15vh auto;padding:0 20px"><h1 style="font-size:1.5em">This page could not start.</h1><p>Please refresh the page. If that does not help, try again in a few minutes.</p><p><button>Refresh</button></p></main>'

export const startFailureScript = `window.__started=false;addEventListener('error',function(e){if(window.__started)return;var t=e.target;if(t&&t!==window&&t.tagName!=='SCRIPT'&&!(t.tagName==='LINK'&&t.rel==='modulepreload'))return;document.body.innerHTML=${JSON.stringify(page)};var b=document.querySelector('button');b.onclick=function(){location.reload()}},true);`
