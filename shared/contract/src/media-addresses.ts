import { pastedAddress } from './fields/url-inputs.ts'
import { isHttpUrl } from './fields/urls.ts'

/** `site` is a page of a known site, `page` any other web page, `file` a file of another kind. */
export interface NotMedia {
  readonly kind: 'site' | 'page' | 'file'
  /** The name of the site ('YouTube'), or the ending of the file ('JPG'). */
  readonly found: string
  readonly wanted: 'image' | 'video'
}

const PAGE = 'html?|xhtml|shtml|mhtml|gifv'
const IMAGE = 'jpe?g|jfif|png|gif|webp|svg|avif|hei[cf]|bmp|tiff?|ico|psd'
const VIDEO = 'mp4|m4v|mov|webm|mkv|avi|wmv|flv|3gp|mpe?g|ogv'
const OTHER = 'm3u8?|mpd|mp3|m4a|wav|ogg|aac|flac|opus|pdf|docx?|xlsx?|pptx?|csv|txt|json|zip|rar|7z|swf|srt|vtt|apk|ipa|exe'
const WRONG = { image: `${VIDEO}|${OTHER}`, video: `${IMAGE}|${OTHER}` } as const

/** An address whose path ends like a file may give another: it names a format, or holds an address of its own. */
const TRANSFORMED =
  /\w:\/\/|https?%3A|\/([^/]*,)?[ft]_\w|\/-\/format\/|^\/cdn-cgi\/|[?&](fm|f|format|auto|x-oss-process|ci-process|vframe|imagemogr2|imageview2)\b/i

/**
 * Sites whose addresses people copy for the media on them. A host that begins with `(^|\.)` includes its subdomains. An address is
 * a file if it ends like an image or a video, or fits `file`; with `isStrict`, only the latter.
 */
interface Site {
  readonly name: string
  readonly host: RegExp
  readonly file?: RegExp
  readonly isStrict?: boolean
}

const SITES: readonly Site[] = [
  { name: 'YouTube', host: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|youtube\.googleapis\.com)$/ },
  { name: 'Vimeo', host: /(^|\.)vimeo\.com$/, file: /^\/(external|progressive_redirect)\/|^\/play\/.*[?&]s=/ },
  { name: 'TikTok', host: /(^|\.)tiktok\.com$/, file: /\/video\/tos\/|\/aweme\/v1\/play|^\/api\/img\// },
  { name: 'Douyin', host: /(^|\.)(ies)?douyin\.com$/, file: /\/video\/tos\/|\/aweme\/v1\/play/ },
  {
    name: 'Facebook',
    host: /(^|\.)(facebook\.com|fb\.(com|me|watch))$/,
    file: /\/picture\/?(\?|$)|^\/(ads\/image|safe_image\.php|lookaside)\b/,
  },
  { name: 'Instagram', host: /(^|\.)(instagram\.com|instagr\.am)$/, file: /\/media\/?(\?|$)|^\/seo\/google_widget\/crawler/ },
  { name: 'Threads', host: /(^|\.)threads\.(net|com)$/ },
  { name: 'X', host: /^((www|mobile|m)\.)?(x|twitter)\.com$/ },
  { name: 'Zalo', host: /^((www|chat|oa|video)\.)?zalo\.me$/ },
  { name: 'Telegram', host: /^(t|telegram)\.me$/ },
  { name: 'Discord', host: /^(www\.)?discord(app)?\.(com|gg)$/ },
  { name: 'Reddit', host: /(^|\.)(reddit\.com|redd\.it)$/, file: /\/(DASH|CMAF)_|[?&]auto=webp/ },
  { name: 'LinkedIn', host: /(^|\.)(linkedin\.com|lnkd\.in)$/ },
  { name: 'VK', host: /^((www|m)\.)?(vk\.(com|ru)|vkvideo\.ru)$/ },
  { name: 'Snapchat', host: /(^|\.)snapchat\.com$/ },
  { name: 'Dailymotion', host: /(^|\.)(dailymotion\.com|dai\.ly)$/, file: /^\/thumbnail\// },
  { name: 'Twitch', host: /(^|\.)twitch\.tv$/ },
  { name: 'Bilibili', host: /(^|\.)(bilibili\.(com|tv)|b23\.tv)$/ },
  { name: 'Kwai', host: /(^|\.)kwai\.com$/ },
  { name: 'CapCut', host: /^(www\.)?capcut\.com$/ },
  { name: 'Wistia', host: /(^|\.)wistia\.com$/, file: /^\/deliveries\/|\/swatch$/ },
  { name: 'Loom', host: /^(www\.)?loom\.com$/ },
  { name: 'Streamable', host: /^(www\.)?streamable\.com$/ },
  { name: 'Internet Archive', host: /^(www\.)?archive\.org$/, file: /^\/(download|serve|services\/img)\//, isStrict: true },
  {
    name: 'Google Drive',
    host: /^(drive|docs)\.google\.com$/,
    file: /^(\/a\/[^/]+)?(\/u\/\d+)?\/(uc|thumbnail)\/?\?|\/export\/(png|jpe?g|svg)|\/drawings\/.*\/(pub|image)\b|\/pubchart\?.*format=image/,
    isStrict: true,
  },
  { name: 'Google Photos', host: /^photos\.(google\.com|app\.goo\.gl)$/ },
  { name: 'Google Play', host: /^play\.google\.com$/ },
  {
    name: 'Google',
    host: /^((www|images)\.)?google(\.com?)?\.\w+$|^share\.google$|^(images|maps)\.app\.goo\.gl$/,
    file: /^\/(s2|chart|maps\/vt)\b/,
  },
  { name: 'Bing', host: /^(www\.)?bing\.com$/, file: /^\/th[/?]/ },
  { name: 'App Store', host: /^(apps|itunes)\.apple\.com$/ },
  {
    name: 'Dropbox',
    host: /^(www\.)?dropbox\.com$/,
    // A folder comes as an archive, unless it ends like a file.
    file: /^(?!\/(sh|scl\/fo)\/(?![^?]*\.\w+\?)).*[?&](raw|dl)=1(&|$)|^\/s\/(raw|dl)\//,
    isStrict: true,
  },
  {
    name: 'OneDrive',
    host: /^(1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)$/,
    file: /^(?!\/embed).*([?&]download=1(&|$)|\/download(\.aspx)?\?|[?&]width=)/,
    isStrict: true,
  },
  { name: 'Box', host: /(^|\.)box\.com$/, file: /^\/shared\/static\// },
  { name: 'iCloud', host: /^((www|share)\.)?icloud\.com$/ },
  { name: 'WeTransfer', host: /(^|\.)(we\.tl|wetransfer\.com)$/ },
  { name: 'MEGA', host: /^mega\.(nz|io|co\.nz)$/ },
  { name: 'MediaFire', host: /^((www|app)\.)?mediafire\.com$/, file: /^\/convkey\//, isStrict: true },
  { name: 'Fshare', host: /^(www\.)?fshare\.vn$/ },
  { name: 'TeraBox', host: /^(www\.)?(1024)?tera(box|boxapp|boxlink)\.(com|app)$/ },
  { name: 'Canva', host: /^(www\.)?canva\.(com|link)$/ },
  { name: 'Figma', host: /^(www\.)?figma\.com$/ },
  { name: 'Notion', host: /^(www\.)?notion\.so$/, file: /^\/image\// },
  { name: 'GIPHY', host: /^(www\.)?(giphy\.com|gph\.is)$/ },
  { name: 'Tenor', host: /^(www\.)?tenor\.com$/ },
  { name: 'Imgur', host: /^((www|m)\.)?imgur\.com$/ },
  { name: 'ImgBB', host: /^(ibb\.co(\.com)?|(www\.)?imgbb\.com)$/ },
  { name: 'Postimages', host: /^(www\.)?(postimg\.cc|postimages\.org)$/ },
  { name: 'Gyazo', host: /^(www\.)?gyazo\.com$/, file: /\/(raw|thumb\/\d+)$/ },
  { name: 'Lightshot', host: /^(www\.)?(prnt\.sc|prntscr\.com)$/ },
  { name: 'Pinterest', host: /(^|\.)(pinterest(\.com?)?\.\w+|pin\.it)$/ },
  { name: 'Flickr', host: /^(www\.)?(flickr\.com|flic\.kr)$/, file: /\/play\/[^/]+\// },
  { name: 'Unsplash', host: /^(www\.)?unsplash\.com$/, file: /\/download(\?|$)/ },
  { name: 'Pexels', host: /^(www\.)?pexels\.com$/, file: /\/(photo|video)s?\/.*\/download\b|\/download\/(photo|video)/ },
  { name: 'Pixabay', host: /^(www\.)?pixabay\.com$/, file: /^\/(get|(images|photos|videos)\/download)\// },
  { name: 'Freepik', host: /^(www\.)?freepik\.com$/ },
  { name: 'Shutterstock', host: /^(www\.)?shutterstock\.com$/ },
  { name: 'iStock', host: /^(www\.)?istockphoto\.com$/ },
  { name: 'Getty Images', host: /^(www\.)?gettyimages(\.com?)?\.\w+$/ },
  { name: 'Adobe Stock', host: /^stock\.adobe\.com$/ },
  {
    name: 'GitHub',
    host: /^((www|gist)\.)?github\.com$/,
    file: /^\/(user-attachments|identicons|[^/]+\/[^/]+\/(assets|raw|releases\/(latest\/)?download|wiki\/.*\.\w+$))\/?|\/badge\.svg(\?|$)|[?&]raw=(1|true)(&|$)|^\/[\w-]+\.(png|ico)(\?|$)/,
    isStrict: true,
  },
  {
    name: 'Wikipedia',
    host: /(^|\.)(wikipedia|wikimedia)\.org$/,
    file: /^\/(?!$|wiki\/(?![^/]+(:|%3A)(FilePath|Dateipfad|Redirect)[/?])|w\/index\.php\?title=File:)/i,
    isStrict: true,
  },
]

/** Returns what a URL leads to if that is certainly no file of this kind, as far as the address says; undefined for any other text. */
export function notMediaAt(address: string, wanted: 'image' | 'video'): NotMedia | undefined {
  const url = pastedAddress(address)
  if (!isHttpUrl(url)) return undefined
  const { hostname, pathname, search } = new URL(url)
  const host = hostname.replace(/\.$/, '')
  // Some add a slash, servers a session.
  const path = pathname.replace(/(?<=.)\/$|;[^/]*$/, '')
  const site = SITES.find((one) => one.host.test(host))
  const isFile = site?.file?.test(pathname + search) || (!site?.isStrict && endingOf(path, `${IMAGE}|${VIDEO}`))
  if (site && !isFile) return { kind: 'site', found: site.name, wanted }
  if (path === '/' && search === '') return { kind: 'page', found: 'HTML', wanted }
  if (TRANSFORMED.test(pathname) || TRANSFORMED.test(search) || /(^|\.)(imgix\.net|shields\.io)$/.test(host)) return undefined
  if (endingOf(path, PAGE)) return { kind: 'page', found: 'HTML', wanted }
  const ending = endingOf(path, WRONG[wanted])
  return ending ? { kind: 'file', found: ending.toUpperCase(), wanted } : undefined
}

const endingOf = (path: string, endings: string) => new RegExp(`\\.(${endings})$`, 'i').exec(path)?.[1]
