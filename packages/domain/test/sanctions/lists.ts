import type { BirthDate, ListEntry } from '../../src/sanctions/list-entry.ts';
import { createRandom as randomFrom, type Random } from '../loan-file/random.ts';

/**
 * First names and surnames of the United States with people per 10,000 (Social Security Administration and Census
 * Bureau, rounded).
 */
const FIRST = `James 150 Robert 140 John 138 Michael 137 David 114 William 110 Richard 80 Joseph 75 Thomas 70 Charles 68 Christopher 66 Daniel 62 Matthew 55 Anthony 48 Mark 45
Donald 44 Steven 43 Paul 42 Andrew 41 Joshua 40 Kenneth 39 Kevin 38 Brian 37 George 36 Timothy 35 Ronald 34 Edward 33 Jason 32 Jeffrey 31 Ryan 30 Jacob 29 Gary 28 Nicholas 28 Eric 27
Jonathan 27 Stephen 26 Larry 25 Justin 25 Scott 24 Brandon 23 Benjamin 22 Samuel 21 Gregory 20 Alexander 20 Frank 19 Patrick 18 Raymond 17 Jack 16 Dennis 15 Jerry 14 Tyler 14 Aaron 13
Jose 30 Juan 18 Carlos 15 Luis 16 Jesus 10 Miguel 9 Manuel 6 Antonio 8 Francisco 7 Jorge 6 Mary 140 Patricia 72 Jennifer 70 Linda 65 Elizabeth 60 Barbara 55 Susan 50 Jessica 48 Sarah 46
Karen 45 Lisa 44 Nancy 40 Betty 38 Margaret 36 Sandra 35 Ashley 34 Kimberly 33 Emily 32 Donna 31 Michelle 30 Carol 29 Amanda 28 Dorothy 27 Melissa 26 Deborah 25 Stephanie 25 Rebecca 24
Sharon 23 Laura 23 Cynthia 22 Kathleen 21 Amy 21 Angela 20 Shirley 19 Anna 19 Brenda 18 Pamela 17 Emma 17 Nicole 17 Helen 16 Maria 35 Ana 8 Rosa 7 Carmen 5 Guadalupe 4 Wei 2 Li 2 Hong 1
Mohammed 2 Ahmed 2 Ali 2 Fatima 1 Omar 2 Priya 1 Raj 1 Minh 2 Thu 1 Olga 1 Dmitry 1 Ivan 2`;
const LAST = `Smith 83 Johnson 66 Williams 55 Brown 49 Jones 48 Garcia 40 Miller 39 Davis 38 Rodriguez 37 Martinez 36 Hernandez 35 Lopez 30 Gonzalez 29 Wilson 27 Anderson 27 Thomas 26 Taylor 25
Moore 25 Jackson 24 Martin 24 Lee 24 Perez 23 Thompson 23 White 22 Harris 21 Sanchez 21 Clark 19 Ramirez 19 Lewis 18 Robinson 18 Walker 18 Young 17 Allen 16 King 16 Wright 16 Scott 15
Torres 15 Nguyen 15 Hill 15 Flores 15 Green 15 Adams 15 Nelson 14 Baker 14 Hall 14 Rivera 13 Campbell 13 Mitchell 13 Carter 13 Roberts 13 Gomez 12 Phillips 12 Evans 12 Turner 12 Diaz 12
Parker 11 Cruz 11 Edwards 11 Collins 11 Reyes 11 Stewart 11 Morris 10 Morales 10 Murphy 10 Cook 10 Rogers 10 Gutierrez 10 Ortiz 9 Morgan 9 Cooper 9 Peterson 9 Bailey 9 Reed 9 Kelly 9
Howard 9 Ramos 9 Kim 9 Cox 9 Ward 9 Richardson 8 Watson 8 Brooks 8 Chavez 8 Wood 8 James 8 Bennett 8 Gray 8 Mendoza 8 Ruiz 8 Hughes 8 Price 8 Alvarez 7 Castillo 7 Sanders 7 Patel 8
Myers 7 Long 7 Ross 7 Foster 7 Jimenez 7 Powell 7 Jenkins 7 Perry 6 Russell 6 Sullivan 6 Bell 6 Coleman 6 Butler 6 Henderson 6 Barnes 6 Gonzales 6 Fisher 6 Vasquez 6 Simmons 6 Romero 6
Jordan 6 Patterson 6 Alexander 6 Hamilton 5 Graham 5 Reynolds 5 Griffin 5 Wallace 5 West 5 Cole 5 Hayes 5 Bryant 5 Herrera 5 Gibson 5 Ellis 5 Tran 5 Medina 5 Aguilar 5 Stevens 5 Murray 5
Ford 5 Castro 5 Marshall 5 Owens 5 Harrison 5 Fernandez 5 Khan 3 Ali 3 Ahmed 2 Hassan 1 Chen 5 Wang 4 Wong 3 Li 3 Singh 3 Shah 2 Kowalski 1 Schmidt 3 Ivanov 1 Cohen 2 Rossi 1`;

/** Name parts in the proportions of a real list: by origin, given names and surnames in the lists' spellings. */
const ORIGINS: readonly {
  readonly share: number;
  readonly given: string;
  readonly family: string;
  readonly parts: readonly [given: number, family: number];
}[] = [
  {
    share: 0.36,
    parts: [2, 1],
    given:
      'Mohammad Muhammad Mohamed Ahmad Ahmed Ali Hassan Hasan Husayn Hussein Mahmoud Mahmud Abdallah Abdullah Ibrahim Khalid Khaled Omar Umar Yusuf Yousef Mustafa Said Saeed Nasir Nasser Karim Samir Tariq Walid Bilal Hamza Jamal Faisal Faysal Ismail Isa Musa Salim Salah Ayman Bashir Habib Majid Rashid Sami Hadi Mahdi Jafar Qasim Adnan Anwar Fadi Ziyad Imad Nabil Munir',
    family:
      'Al-Tikriti Al-Masri Al-Sudani Al-Hamid Al-Zahrani Al-Qahtani Al-Shami Al-Iraqi Al-Libi Al-Jaziri Zawahiri Haqqani Hijazi Khatib Nasrallah Berjawi Tabatabai Rezaei Mohammadi Hosseini Karimi Shirazi Isfahani Khorasani Najafi Qureshi Siddiqui Afridi Mehsud Akhund Baradar Zadran Omari Barakat Ghazali Fadlallah Shahin Qassem Tahir Darwish Makki Awda Atwa Habbash Sharif Rahimi Sadeghi Ahmadi Moradi Jalali Yaqubi',
  },
  {
    share: 0.24,
    parts: [2, 1],
    given:
      'Aleksandr Alexander Sergei Sergey Vladimir Dmitri Dmitry Andrei Andrey Aleksei Alexey Nikolai Nikolay Mikhail Igor Oleg Yuri Yury Viktor Victor Pavel Roman Konstantin Maksim Maxim Evgeny Yevgeniy Viacheslav Boris Anatoly Leonid Gennady Ruslan Olga Irina Elena Natalia Svetlana Tatiana Anna Yuryevich Ivanovich Petrovich Sergeyevich Vladimirovich Nikolaevich',
    family:
      'Ivanov Petrov Sidorov Khoroshev Lifshits Kovalchuk Rotenberg Timchenko Shuvalov Sechin Patrushev Bortnikov Naryshkin Gerasimov Zolotov Kadyrov Aksyonov Poklonskaya Surkov Volodin Matviyenko Mironov Zhirinovsky Deripaska Vekselberg Kerimov Bogdanov Lukashenko Sheiman Naumov Karpenko Vasiliev Kuznetsov Popov Sokolov Lebedev Kozlov Novikov Morozov Volkov Solovyov Zaitsev Pavlov Golubev Vinogradov Belov Tarasov Komarov',
  },
  {
    share: 0.2,
    parts: [2, 2],
    given:
      'Jose Juan Luis Carlos Jorge Miguel Jesus Francisco Antonio Alejandro Fernando Rafael Eduardo Oscar Ramon Pedro Hector Arturo Raul Gilberto Joaquin Ismael Ovidio Nicolas Diosdado Delcy Cilia Maria Guadalupe Rosa Ana Martha Sandra Gloria Ivan Alfredo Archivaldo Nemesio Ruben Dario Julio Cesar',
    family:
      'Garcia Rodriguez Martinez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres Flores Rivera Gomez Diaz Reyes Morales Cruz Ortiz Gutierrez Chavez Ramos Ruiz Mendoza Castillo Vasquez Romero Herrera Medina Aguilar Castro Guzman Zambada Orejuela Cifuentes Villa Maduro Moros Cabello Rondon Oseguera Cervantes Salazar Loera Quintero Caro Felix Arellano Beltran Leyva Carrillo Fuentes Esparragoza Moreno Tarazona Urrego Cardenas Henao Londono Echeverri Grajales Lemos Uribe Restrepo',
  },
  {
    share: 0.1,
    parts: [2, 1],
    given:
      'Jong Un Chol Su Song Il Yong Ho Kwang Min Hyok Chang Myong Jin Kyong Nam Wei Jun Li Ming Xiao Hong Jian Guo Hua Yong Zhi Qiang Bo Feng Tao Gang',
    family:
      'Kim Ri Pak Choe Chong Kang Cho Yun Chang Im Han O So Sin Hwang Zhang Wang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Ma Zhu Hu Guo He Gao Lin Luo',
  },
  {
    share: 0.1,
    parts: [1, 1],
    given:
      'Robert Emmerson Constantine Perence Patrick George Joseph Jean Pierre Emmanuel Claude Bosco Sylvestre Dominic Paul Michael Augustine Felix Thomas Solomon Milan Zoran Goran Dragan Ratko Radovan Slobodan Nebojsa Milorad Ivica Mario',
    family:
      'Mugabe Mnangagwa Chiwenga Shiri Chinamasa Charamba Taylor Ntaganda Mudacumura Kony Odhiambo Ongwen Ruzindana Katanga Kabila Mbarushimana Karadzic Mladic Milosevic Dodik Vulin Jovanovic Petrovic Nikolic Markovic Djordjevic Stojanovic Lukic Simic Savic Rajic Djogo Bukejlovic',
  },
];

function repeatByWeight(table: string): string[] {
  return [...table.matchAll(/(\w+) (\d+)/g)].flatMap(([, name = '', people]) =>
    Array.from({ length: Number(people) }, () => name),
  );
}

const pickBetween = (random: Random, first: number, last: number): number =>
  first + random.below(Math.max(1, last - first + 1));
const padTwoDigits = (number: number): string => String(number).padStart(2, '0');
const pickDay = (random: Random, first: number, last: number): string =>
  `${pickBetween(random, first, last)}-${padTwoDigits(pickBetween(random, 1, 12))}-${padTwoDigits(pickBetween(random, 1, 28))}`;

export interface OrdinaryPerson {
  readonly name: string;
  readonly birthDate: string;
}

/** Ordinary applicants: names as frequent as in the country, one in three with a middle initial. */
export function generateOrdinaryPeople(count: number, seed: number): OrdinaryPerson[] {
  const random = randomFrom(seed);
  const [first, last] = [repeatByWeight(FIRST), repeatByWeight(LAST)];
  return Array.from({ length: count }, () => {
    const middle = random.chance(0.33) ? ` ${random.pick('ABCDEFGHJKLMNPRST'.split(''))}.` : '';
    return { name: `${random.pick(first)}${middle} ${random.pick(last)}`, birthDate: pickDay(random, 1940, 2004) };
  });
}

/** A list of people with the size and mix of a published one; the same seed returns the same list. */
export function generateSanctionsList(count: number, seed: number): ListEntry[] {
  const random = randomFrom(seed);
  const pools = ORIGINS.map(({ share, given, family, parts }) => ({
    share,
    parts,
    given: given.split(' '),
    family: family.split(' '),
  }));
  return Array.from({ length: count }, (_, number): ListEntry => {
    let dice = pickBetween(random, 0, 999) / 1000;
    const pool = pools.find(({ share }) => (dice -= share) < 0) ?? pools[0]!;
    const pickSome = (words: readonly string[], max: number): string =>
      Array.from({ length: max }, () => spellVariant(random, random.pick(words))).join(' ');
    const pickName = () =>
      `${pickSome(pool.family, pool.parts[1]).toUpperCase()}, ${pickSome(pool.given, pool.parts[0])}`;
    const aliases = Array.from({ length: random.pick([0, 0, 1, 1, 2, 3]) }, pickName);
    return {
      id: String(number + 1),
      list: 'SYNTHETIC',
      name: pickName(),
      aliases,
      programs: ['TEST'],
      births: random.chance(0.8) ? [pickBirthDate(random)] : [],
      birthPlaces: [],
      nationalities: [],
      addresses: [],
      ids: [],
      remarks: '',
    };
  });
}

/** Varies a word, because real lists have about ten thousand different parts, most of them unique to one person. */
function spellVariant(random: Random, word: string): string {
  if (random.chance(0.45)) return word;
  const ending = random.pick([
    'i',
    'ov',
    'zadeh',
    'ani',
    'uk',
    'ez',
    'ian',
    'iyev',
    'oglu',
    'adi',
    'un',
    'ko',
    'esh',
    'ara',
    'ul',
    'im',
  ]);
  const position = pickBetween(random, 2, Math.max(2, word.length - 1));
  return word.slice(0, position) + random.pick(['', 'a', 'o', 'e', 'r', 'n', 'l']) + ending;
}

function pickBirthDate(random: Random): BirthDate {
  const day = pickDay(random, 1940, 1995);
  const year = day.slice(0, 4);
  return random.chance(0.6)
    ? { from: day, to: day, text: day }
    : { from: `${year}-01-01`, to: `${year}-12-31`, text: year };
}
