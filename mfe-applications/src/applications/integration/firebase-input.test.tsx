import { fieldErrors, parseJson } from '@console/contract'
import { beforeAll, describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { FirebaseInput, fetchReader } from './firebase-input.ts'

const LONG = '12345678901234567890'
const WEB = { apiKey: 'none', projectId: 'lotus', appId: '1:23:web:4' }
const SNIPPET = `// Import the functions you need
import { initializeApp } from "firebase/app"; /* and { others } */
const firebaseConfig = {
  apiKey: "none", // don't share
  projectId: 'lotus',
  "appId": \`1:23:web:4\`,
};
const app = initializeApp(firebaseConfig);`
const ANDROID = { project_info: { project_id: 'lotus' }, client: [{ client_info: { android_client_info: { package_name: 'a.b' } } }] }
const PLIST = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>BUNDLE_ID</key><string>a.b</string>
  <key>PROJECT_ID</key><string>lotus &amp; co</string>
  <key>IS_ADS_ENABLED</key><false/>
  <key>IS_GCM_ENABLED</key><true></true>
  <key>LEVELS</key><array><integer>1</integer><dict><key>a</key><real>0.5</real></dict></array>
</dict>
</plist>`
const APPLE = { BUNDLE_ID: 'a.b', PROJECT_ID: 'lotus & co', IS_ADS_ENABLED: false, IS_GCM_ENABLED: true, LEVELS: [1, { a: 0.5 }] }
const json = JSON.stringify(ANDROID, null, 2)

const refusalOf = (text: string) => {
  const { success, issues = [] } = v.safeParse(FirebaseInput, text)
  return success ? 'read' : fieldErrors([...issues], '/body').map(({ code, params }) => [code, params?.found])[0]
}

beforeAll(fetchReader)

describe('a Firebase config is read', () => {
  test.each([
    ['as JSON', json, ANDROID],
    ['as JSON within text of JSON', JSON.stringify(json), ANDROID],
    ['between the marks of code', `\`\`\`json\n${json}\n\`\`\``, ANDROID],
    ['as code within a line', `\`${JSON.stringify(ANDROID)}\``, ANDROID],
    ['with hard spaces', json.replaceAll(' ', '\u00a0'), ANDROID],
    ['with signs that no one sees', `\u200b${json.replaceAll('\n', '\u200b\n')}`, ANDROID],
    ['with curly quotes', json.replace(/"(.*?)"/g, '“$1”'), ANDROID],
    ['with the quotes of another language', json.replace(/"(.*?)"/g, '„$1“'), ANDROID],
    ['with a comma too many', json.replace(/\}\n/g, '},\n').replace(/\},\n$/, '}'), ANDROID],
    ['with words before and after it', `Here's ours:\n${json},\nSee you!`, ANDROID],
    ['with escapes', `{ projectId: 'a\\'b"c\\n\\u0041', }`, { projectId: 'a\'b"c\nA' }],
    ['with numbers that JavaScript rounds', `{ projectId: 'p', n: ${LONG} }`, parseJson(`{"projectId":"p","n":${LONG}}`)],
    ['as the snippet for a website', SNIPPET, WEB],
    [
      'as that snippet with curly quotes',
      SNIPPET.replace(/"(.*?)"/g, '“$1”')
        .replace(/'lotus'/, '‘lotus’')
        .replace(/`(.*?)`/, '“$1”'),
      WEB,
    ],
    ['as that snippet in a page', `<!-- ours -->\n<script type="module">\n${SNIPPET}\n</script>`, WEB],
    ['as a part of the settings of a site', `export const environment = { production: false, firebase: ${JSON.stringify(WEB)} }`, WEB],
    ['as a tool prints it', JSON.stringify({ status: 'success', result: { sdkConfig: WEB } }), WEB],
    ['as a property list', PLIST, APPLE],
    ['as a property list with curly quotes', PLIST.replace(/"(.*?)"/g, '“$1”'), APPLE],
  ])('%s', (_, text, config) => {
    expect(v.parse(FirebaseInput, text)).toEqual(config)
  })
})

describe('what is no Firebase config is named', () => {
  test.each([
    [' \n', 'required', undefined],
    ['<!doctype html><title>Firebase</title>', 'invalid_json', 'page'],
    ['<resources><string name="project_id">lotus</string></resources>', 'invalid_json', 'xml'],
    [PLIST.replace('</string>', ''), 'invalid_json', 'xml'],
    ['https://console.example/project/lotus', 'invalid_json', 'address'],
    ['AIzaNone', 'invalid_json', 'value'],
    ['# ours\nPROJECT_ID=lotus\nexport API_KEY="none"', 'invalid_json', 'settings'],
    ['{ "projectId": "lotus"', 'invalid_json', 'incomplete'],
    [SNIPPET.replace("'lotus'", 'process.env.PROJECT'), 'invalid_json', 'code'],
    ['{ "projectId": "lotus" "a": 1 }', 'invalid_json', 'code'],
    ['Please send me the file.', 'invalid_json', 'text'],
    ['[1]', 'not_object', undefined],
    ['{}', 'no_project', undefined],
    ['{ "expo": { "extra": { "eas": { "projectId": "lotus" } } } }', 'no_project', undefined],
    ["module.exports = { web: { client_secret: 'x' } }", 'holds_secret', 'oauth_client'],
    [`${SNIPPET}\nconst admin = { private_key: 'x' }`, 'holds_secret', 'private_key'],
    ['-----BEGIN RSA PRIVATE KEY-----\nnone', 'holds_secret', 'private_key'],
    ['{ "type": "service_account", "private_key": "-----BEGIN PRIVATE KEY-----\\nno', 'holds_secret', 'private_key'],
    ['ya29.none', 'holds_secret', 'sign_in'],
    [PLIST.replace('BUNDLE_ID', 'CLIENT_SECRET'), 'holds_secret', 'oauth_client'],
  ])('%j', (text, code, found) => {
    expect(refusalOf(text)).toEqual([code, found])
  })
})
