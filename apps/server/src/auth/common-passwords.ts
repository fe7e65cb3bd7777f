/** What passwords of ten letters and more are made of most often, in the languages of our shops, and words of the trade. */
const words = new Set(
  `password passwort passord kennwort contrasena contrasenya motdepasse senha parola lozinka haslo wachtwoord losenord
  pass word login logon access secret geheim segreto secreto enter letmein welcome willkommen benvenuto bienvenue
  bienvenido benvenuti hello hallo ciao buongiorno bonjour hola iloveyou ich liebe dich tiamo teamo jetaime love
  forever babygirl princess principessa princesa sunshine superman batman spiderman starwars pokemon naruto football
  futbol calcio fussball soccer baseball basketball hockey liverpool chelsea arsenal barcelona realmadrid juventus
  inter milan napoli roma bayern dragon monkey master shadow killer hunter ranger trustno computer internet windows
  microsoft google facebook samsung android apple iphone michael michelle jennifer jessica jordan daniel andrea
  francesco giuseppe alessandro alexander charlie thomas robert matthew joshua ashley amanda nicole anthony summer
  winter spring autumn estate inverno primavera autunno sommer herbst january february march april june july august
  september october november december gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre
  novembre dicembre monday sunday admin administrator administrador root user guest test testing temp default change
  changeme demo sample example my the is this new old one two three for you me i a your our
  arredo arredamento kitchen cucina cucine cocina kuche kueche cuisine furniture mobili mobel moebel meubles muebles
  closet armadio wardrobe schrank showroom shop negozio store seller venditore sales vendite office ufficio company
  azienda configurator configuratore planner project progetto offer offerta catalogue catalogo catalog price prezzo
  qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwe asd zxc abc abcd abcde abcdef abcdefg`.split(
    /\s+/,
  ),
)

/** As fingers walk: along the rows, down the columns, in turns. */
const walks = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
].flatMap((walk) => [walk, [...walk].reverse().join('')])

/** A sentence of common words is no common password. */
const longestOfWords = 20

const disguises: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i', ü: 'u', ö: 'o', é: 'e', ñ: 'n' },
}

/**
 * Whether it is one of those that are tried first: common words and nothing else, whatever stands before or after them
 * and however their letters are disguised, or a walk over the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const written = password.toLowerCase().replaceAll(/[\s._-]/g, '')
  const bare = withoutEnds(written, (letter) => !/[a-zà-ÿ]/.test(letter))
  const disguised = [...bare].map((letter) => disguises[letter] ?? letter).join('')
  if (isOfWords(disguised) || isOfWords(bare)) return true
  const walked = withoutEnds(written, (letter) => !/[a-z0-9]/.test(letter))
  return walks.some((walk) => walk.includes(walked) || (walked.length > 0 && walk.includes(half(walked))))
}

function withoutEnds(text: string, isEnd: (letter: string) => boolean): string {
  const letters = [...text]
  const first = letters.findIndex((letter) => !isEnd(letter))
  const last = letters.findLastIndex((letter) => !isEnd(letter))
  return first === -1 ? '' : letters.slice(first, last + 1).join('')
}

/** Wholly, one after the other; digits between them are nothing. */
function isOfWords(text: string): boolean {
  if (text === '' || text.length > longestOfWords) return false
  const reached = new Set([0])
  for (let from = 0; from < text.length; from++) {
    if (!reached.has(from)) continue
    if (/\d/.test(text.charAt(from))) reached.add(from + 1)
    for (let to = from + 1; to <= text.length; to++) if (words.has(text.slice(from, to))) reached.add(to)
  }
  return reached.has(text.length)
}

/** Of what is written twice; else all of it. */
function half(text: string): string {
  const front = text.slice(0, text.length / 2)
  return front + front === text ? front : text
}
