/**
 * Given names with short forms that spelling doesn't reveal, in groups common in the United States, including Russian
 * and Spanish ones. A form that starts like its name ("Nick", "Dan") needs no row. "Al" has none: it is an article on
 * every list.
 */
const GROUPS = `
william: bill billy will willie willy liam
robert: bob bobby rob robbie bert
richard: dick rick ricky rich richie
james: jim jimmy jamie
john: jack johnny
michael: mike mickey mick
anthony antonio: tony
edward edgar edmund: ed eddie ted teddy ned
theodore: ted teddy
margaret: peggy maggie meg greta
elizabeth: betty beth liz lizzie eliza betsy libby
katherine catherine kathryn kathleen: kate katie kathy cathy kitty
charles: chuck charlie
henry: hank harry
harold: harry hal
lawrence laurence: larry
david: dave davey
steven stephen: steve
thomas: tom tommy
joseph: joe joey
patricia: patty trish tricia
rebecca: becky becca
deborah: debbie
sarah: sally sadie
mary: molly polly
dorothy: dot dottie dolly
susan: sue susie
leonard leonardo: leo lenny
gerald gerard: gerry jerry
jeremiah jeremy: jerry
eugene: gene
walter: walt wally
ronald: ron ronnie
donald: don donny
aleksandr alexander aleksandra alexandra: sasha shura
mikhail: misha
vladimir: vova volodya
nikolai nikolay: kolya
dmitri dmitry dmitriy: dima mitya
evgeny yevgeny yevgeniy evgenia: zhenya
sergei sergey: seryozha
ivan: vanya
pavel: pasha
yuri yury: yura
jose: pepe
francisco: paco pancho kiko
jesus: chuy
guadalupe: lupe
guillermo: memo
ignacio: nacho
alberto roberto humberto gilberto: beto
eduardo: lalo
rafael: rafa
manuel: manolo
enrique: quique kike
`;

const groupsByForm = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const [names = '', forms = ''] = line.split(': ');
  const group = names.split(' ')[0] ?? '';
  for (const form of `${names} ${forms}`.split(' '))
    groupsByForm.set(form, (groupsByForm.get(form) ?? new Set()).add(group));
}

const NO_GROUPS: ReadonlySet<string> = new Set();

/** Returns the groups of given names that a name part is a form of; empty for most parts. */
export const nicknameGroups = (part: string): ReadonlySet<string> => groupsByForm.get(part) ?? NO_GROUPS;
