/** Invented people of the country as it is: names are drawn from one group at a time. */
export type NameGroup = {
  readonly weight: number;
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Parents of every background pick from this one too. */
export const common: NameGroup = {
  weight: 9,
  women: words(`Charlotte Olivia Amelia Grace Sophie Chloe Emily Hannah Lucy Georgia Kate Alison
    Rebecca Megan Bronwyn Heather Fiona Sarah Natalie Claire Jessica Lauren Tegan Imogen Phoebe`),
  men: words(`Oliver Jack William Thomas James Lachlan Angus Hamish Daniel Matthew Andrew Callum
    Stephen Peter Craig Geoffrey Simon Nathan Joel Patrick Rohan Harrison Mitchell Bradley Tristan`),
  families: words(`Whitfield Harcourt Pemberton Blackwood Ashworth Callaghan Fitzgerald Donnelly
    McAllister Sutherland Kirkwood Drummond Fairweather Holloway Langley Merrick Northcote Prescott
    Radcliffe Thornbury Wakefield Yardley Lockhart Brannigan Tremaine O'Connell Gallagher Dunstan
    Carmody Hartigan`),
};

export const nameGroups: readonly NameGroup[] = [
  common,
  {
    weight: 3,
    women: words('Mei Xin Li-Na Yan Jia Hui Wen Ying'),
    men: words('Wei Jun Ming Hao Zhi Kai Yong Feng'),
    families: words('Chen Zhang Huang Zhou Lau Kwok Cheung Leung Tan Goh'),
  },
  {
    weight: 3,
    women: words('Linh Thuy Mai Hanh Phuong Ngoc Trang Lan'),
    men: words('Minh Tuan Huy Duc Khoa Long Quang Bao'),
    families: words('Nguyen Tran Pham Vo Dang Huynh Truong Dinh'),
  },
  {
    weight: 4,
    women: words('Priya Anjali Kavita Deepa Meera Nisha Shalini Radhika Harpreet Ishani'),
    men: words('Rajesh Arjun Vikram Sanjay Anil Karthik Nikhil Suresh Gurpreet Dinesh'),
    families: words(`Sharma Patel Iyer Krishnan Menon Banerjee Dhillon Rao Perera Wickramasinghe
      Fernando Chaudhry`),
  },
  {
    weight: 3,
    women: words('Francesca Giulia Daniela Rosa Teresa Bianca'),
    men: words('Marco Antonio Luca Roberto Carlo Dominic'),
    families: words('Romano Ferrara Caruso Santoro DeLuca Marchetti Bianchi Pellegrino'),
  },
  {
    weight: 3,
    women: words('Eleni Katerina Sofia Despina Vasiliki Maria'),
    men: words('Dimitri Nikolaos George Stavros Kostas Theo'),
    families: words('Papadakis Stavrou Georgiou Karras Manolis Kostopoulos Vassiliou'),
  },
  {
    weight: 3,
    women: words('Leila Nadia Rania Yasmin Samira Zahra Mariam'),
    men: words('Omar Karim Youssef Tarek Bassam Hassan Amir'),
    families: words('Haddad Khoury Nasser Mansour Rahimi Ahmadi Saleh Barakat'),
  },
  {
    weight: 1,
    women: words('Ji-Woo Soo-Jin Hye-Rin Min-Seo Eun-Ji'),
    men: words('Min-Jun Sung-Ho Jae-Won Dong-Hyun Tae-Yang'),
    families: words('Kim Park Choi Jung Kang'),
  },
  {
    weight: 1,
    women: words('Yuki Akiko Naomi Emi Haruka'),
    men: words('Kenji Hiroshi Takeshi Daichi Ryo'),
    families: words('Tanaka Nakamura Kobayashi Yoshida Matsuda'),
  },
  {
    weight: 2,
    women: words('Katarzyna Ivana Milena Oksana Jelena Agnieszka'),
    men: words('Piotr Tomasz Goran Zoran Andriy Marek'),
    families: words('Kowalski Novak Petrovic Jovanovic Kovalenko Horvat'),
  },
  {
    weight: 1,
    women: words('Ingrid Saskia Anneke Astrid Femke'),
    men: words('Lars Pieter Henrik Jeroen Anders'),
    families: words('Lindqvist Vandenberg Dijkstra Sorensen Hofmeister'),
  },
  {
    weight: 1,
    women: words('Lani Sina Aroha Mele Ana'),
    men: words('Tane Sione Manaia Tevita Wiremu'),
    families: words('Tuiasosopo Faleafa Ngata Parata Taufa'),
  },
  {
    weight: 1,
    women: words('Amara Ngozi Hodan Selam Abena'),
    men: words('Kofi Emeka Abdi Dawit Kwame'),
    families: words('Okafor Mensah Warsame Tekle Adeyemi'),
  },
  {
    weight: 2,
    women: words('Maricel Luz Carmela Valentina Camila Ximena'),
    men: words('Ramon Eduardo Jose Mateo Alejandro Rafael'),
    families: words('Santos Reyes Villanueva Castillo Herrera Fuentes Mendoza'),
  },
];
