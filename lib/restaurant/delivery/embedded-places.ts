import type { Coordinates } from "./radius";

/** A street from its first house to its last, as the crow flies: positions between are estimated by number. */
export type EmbeddedStreet = {
  name: string;
  postcodes: readonly string[];
  from: Coordinates & { number: number };
  to: Coordinates & { number: number };
};

export type EmbeddedTown = {
  /** The first is its own, the others are what visitors call it. */
  names: readonly string[];
  country: string;
  centre: Coordinates;
  /** From its centre to its edge. */
  reachKm: number;
  /** Beginnings of its postcodes. */
  postcodes: readonly string[];
  /** Middles of postcodes. */
  districts: Readonly<Record<string, Coordinates>>;
  streets: readonly EmbeddedStreet[];
};

/** One per line: name; postcodes; number, latitude and longitude of the first house; the same of the last. */
function streets(table: string): EmbeddedStreet[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", postcodes = "", from = "", to = ""] = line.trim().split("; ");
      return { name, postcodes: postcodes.split(" "), from: end(from), to: end(to) };
    });
}

function end(text: string): EmbeddedStreet["from"] {
  const [number = 0, lat = 0, lng = 0] = text.split(" ").map(Number);
  return { number, lat, lng };
}

/** Postcodes with the latitude and longitude of their middle, separated by commas. */
function districts(table: string): Record<string, Coordinates> {
  const rows = table.split(",").map((row) => row.trim().split(" "));
  return Object.fromEntries(
    rows.map(([postcode, lat, lng]) => [postcode, { lat: Number(lat), lng: Number(lng) }]),
  );
}

const TURIN: EmbeddedTown = {
  names: ["Torino", "Turin"],
  country: "IT",
  centre: { lat: 45.0703, lng: 7.6869 },
  reachKm: 10,
  postcodes: ["101"],
  districts: districts(
    `10121 45.068 7.676, 10122 45.0742 7.68, 10123 45.0668 7.6885, 10124 45.069 7.6975, 10125 45.056 7.68,
     10126 45.04 7.672, 10127 45.027 7.663, 10128 45.059 7.669, 10129 45.058 7.66, 10131 45.058 7.705,
     10132 45.07 7.725, 10133 45.042 7.695, 10134 45.038 7.648, 10135 45.02 7.635, 10136 45.042 7.642,
     10137 45.035 7.625, 10138 45.069 7.657, 10139 45.066 7.645, 10141 45.059 7.633, 10142 45.064 7.615,
     10143 45.077 7.662, 10144 45.083 7.665, 10145 45.08 7.652, 10146 45.076 7.633, 10147 45.096 7.668,
     10148 45.106 7.67, 10149 45.092 7.655, 10151 45.093 7.633, 10152 45.08 7.689, 10153 45.073 7.708,
     10154 45.092 7.702, 10155 45.1 7.695, 10156 45.118 7.708`,
  ),
  streets: streets(`
    Via Po; 10123 10124; 1 45.0703 7.6868; 59 45.0652 7.6945
    Via Roma; 10121 10123; 1 45.0707 7.6851; 384 45.0625 7.679
    Via Garibaldi; 10122; 1 45.0713 7.6846; 59 45.0758 7.6712
    Via Lagrange; 10123; 1 45.0685 7.6842; 49 45.0618 7.6797
    Via Carlo Alberto; 10123; 1 45.069 7.687; 65 45.062 7.6818
    Via Mazzini; 10123; 1 45.0633 7.68; 60 45.0607 7.6905
    Via della Rocca; 10123; 1 45.0645 7.6925; 50 45.0595 7.688
    Via San Massimo; 10123; 1 45.0683 7.6905; 53 45.0607 7.6853
    Via dell'Accademia Albertina; 10123; 1 45.0672 7.6882; 42 45.0604 7.6838
    Via Pietro Micca; 10121 10122; 1 45.0705 7.6845; 22 45.0696 7.6776
    Via Cernaia; 10121 10122; 1 45.0697 7.6775; 46 45.0713 7.666
    Via XX Settembre; 10121 10122; 1 45.0618 7.6772; 88 45.073 7.6846
    Via Giulia di Barolo; 10124; 1 45.0662 7.695; 50 45.069 7.6985
    Via Napione; 10124; 1 45.0665 7.6985; 50 45.0702 7.701
    Largo Montebello; 10124; 29 45.0702 7.6935; 40 45.0706 7.6942
    Piazza Castello; 10121 10122 10123 10124; 1 45.0706 7.6857; 215 45.0716 7.6862
    Piazza San Carlo; 10121 10123; 130 45.0679 7.6825; 215 45.0669 7.6821
    Piazza Vittorio Veneto; 10123 10124; 1 45.0652 7.6945; 24 45.0636 7.6968
    Corso San Maurizio; 10124; 1 45.0712 7.6925; 81 45.0662 7.699
    Corso Cairoli; 10123; 1 45.0638 7.6935; 32 45.0585 7.688
    Corso Vittorio Emanuele II; 10121 10123 10125 10128 10138; 1 45.0574 7.6868; 200 45.0725 7.656
    Corso Regina Margherita; 10122 10124 10144 10152 10153; 1 45.0692 7.7003; 250 45.0818 7.658
    Corso Galileo Ferraris; 10121 10128 10129; 1 45.0693 7.6758; 160 45.0468 7.6596
    Corso Duca degli Abruzzi; 10128 10129; 1 45.0662 7.6661; 110 45.0492 7.6543
    Corso Re Umberto; 10121 10128; 1 45.0676 7.6757; 140 45.0481 7.6621
    Corso Moncalieri; 10131 10133; 1 45.0622 7.6985; 506 45.0193 7.6862
    Corso Casale; 10131 10132; 1 45.063 7.6995; 480 45.0825 7.7435
    Corso Francia; 10138 10143 10146; 1 45.0762 7.668; 380 45.0765 7.618
    Corso Unione Sovietica; 10134 10135; 100 45.0485 7.6595; 665 45.009 7.619
    Strada del Drosso; 10135; 1 45.017 7.629; 230 45.008 7.603
    Via Madama Cristina; 10125 10126; 1 45.0598 7.6818; 147 45.045 7.6715
    Via Nizza; 10125 10126; 1 45.061 7.678; 400 45.026 7.663
    Via Monginevro; 10138 10139 10141; 1 45.0652 7.6563; 290 45.0622 7.624`),
};

const BERLIN: EmbeddedTown = {
  names: ["Berlin"],
  country: "DE",
  centre: { lat: 52.52, lng: 13.405 },
  reachKm: 22,
  postcodes: ["10", "12", "13", "140", "141"],
  districts: districts(
    `10115 52.5325 13.3845, 10117 52.517 13.388, 10119 52.53 13.406, 10178 52.521 13.41, 10179 52.512 13.416,
     10243 52.512 13.44, 10245 52.503 13.464, 10247 52.516 13.465, 10249 52.524 13.443, 10405 52.535 13.426,
     10407 52.5335 13.449, 10435 52.538 13.411, 10437 52.547 13.413, 10439 52.552 13.4125, 10551 52.53 13.338,
     10557 52.525 13.362, 10623 52.508 13.325, 10719 52.498 13.327, 10785 52.506 13.365, 10823 52.487 13.352,
     10961 52.492 13.396, 10963 52.501 13.382, 10965 52.485 13.393, 10967 52.49 13.417, 10969 52.503 13.403,
     10997 52.501 13.436, 10999 52.498 13.423, 12043 52.48 13.438, 12555 52.453 13.577, 13353 52.543 13.352,
     13355 52.542 13.39, 13357 52.551 13.383, 13585 52.548 13.205, 14195 52.459 13.287`,
  ),
  streets: streets(`
    Torstraße; 10119 10115; 1 52.5293 13.4165; 231 52.5254 13.3878
    Auguststraße; 10117 10119; 1 52.5256 13.3925; 92 52.5277 13.4008
    Rosenthaler Straße; 10119 10178; 1 52.5236 13.403; 72 52.5295 13.4012
    Linienstraße; 10115 10119 10178; 1 52.5286 13.411; 160 52.5263 13.389
    Kastanienallee; 10119 10435; 1 52.533 13.402; 103 52.5405 13.4115
    Invalidenstraße; 10115 10557; 1 52.5325 13.396; 160 52.5255 13.369
    Ackerstraße; 10115 13355; 1 52.5285 13.3975; 174 52.5415 13.3835
    Brunnenstraße; 10119 10115 13355; 1 52.53 13.401; 195 52.548 13.3885
    Schönhauser Allee; 10119 10435 10437 10439; 1 52.529 13.411; 188 52.55 13.4135
    Oranienburger Straße; 10117 10178; 1 52.5222 13.402; 87 52.5257 13.388
    Chausseestraße; 10115; 1 52.5262 13.3875; 131 52.542 13.3735
    Choriner Straße; 10119 10435; 1 52.53 13.406; 85 52.54 13.4085
    Zionskirchstraße; 10119; 1 52.533 13.401; 79 52.5375 13.406
    Friedrichstraße; 10117 10969; 1 52.5045 13.3905; 246 52.526 13.387
    Unter den Linden; 10117; 1 52.5176 13.4; 80 52.5165 13.379
    Karl-Marx-Allee; 10178 10243; 1 52.5215 13.4165; 143 52.5165 13.453
    Oranienstraße; 10969 10997 10999; 1 52.5 13.435; 208 52.5048 13.3985
    Kurfürstendamm; 10719 10711; 1 52.504 13.333; 237 52.496 13.29
    Karl-Marx-Straße; 12043; 1 52.487 13.425; 285 52.47 13.44`),
};

const AUSTIN: EmbeddedTown = {
  names: ["Austin"],
  country: "US",
  centre: { lat: 30.2672, lng: -97.7431 },
  reachKm: 20,
  postcodes: ["787"],
  districts: districts(
    `78701 30.2713 -97.7426, 78702 30.2633 -97.7143, 78703 30.293 -97.766, 78704 30.243 -97.766,
     78705 30.293 -97.739, 78721 30.272 -97.683, 78722 30.29 -97.715, 78723 30.303 -97.685, 78741 30.23 -97.714,
     78745 30.206 -97.797, 78746 30.296 -97.81, 78751 30.311 -97.724, 78756 30.322 -97.74, 78758 30.388 -97.707,
     78759 30.402 -97.761`,
  ),
  streets: streets(`
    South Congress Avenue; 78704; 1 30.26 -97.7453; 4400 30.2165 -97.7635
    Congress Avenue; 78701; 100 30.264 -97.7446; 1100 30.274 -97.7407
    South Lamar Boulevard; 78704; 1 30.265 -97.756; 4400 30.235 -97.79
    Barton Springs Road; 78704; 400 30.2585 -97.7475; 2100 30.265 -97.771
    East Riverside Drive; 78704 78741; 100 30.2595 -97.7455; 7500 30.229 -97.69
    West Mary Street; 78704; 100 30.2475 -97.751; 1500 30.252 -97.768
    Annie Street; 78704; 100 30.2472 -97.7515; 1000 30.2505 -97.7625
    South 1st Street; 78704; 200 30.2605 -97.7485; 4400 30.2235 -97.77
    East Cesar Chavez Street; 78701 78702; 1 30.262 -97.744; 3500 30.254 -97.705
    East 6th Street; 78701 78702; 100 30.2672 -97.7425; 3200 30.26 -97.708
    Rainey Street; 78701; 30 30.256 -97.7388; 100 30.26 -97.7385
    Oltorf Street; 78704 78741; 100 30.2385 -97.753; 2500 30.229 -97.722
    Bouldin Avenue; 78704; 500 30.2555 -97.7535; 2200 30.2425 -97.7585
    Travis Heights Boulevard; 78704; 1200 30.2505 -97.744; 2200 30.2405 -97.744
    Guadalupe Street; 78701 78705; 100 30.2655 -97.7475; 3000 30.297 -97.7415
    Research Boulevard; 78758 78759; 8000 30.355 -97.725; 12000 30.41 -97.755`),
};

/** Towns from which guests mistakenly order: known well enough to see that they are far away. */
const ELSEWHERE: readonly EmbeddedTown[] = [
  {
    names: ["Roma", "Rome", "Rom"],
    country: "IT",
    centre: { lat: 41.8931, lng: 12.4828 },
    reachKm: 20,
    postcodes: ["001"],
    districts: districts(
      "00184 41.893 12.496, 00185 41.898 12.509, 00186 41.8986 12.4769, 00187 41.904 12.486",
    ),
    streets: streets("Via del Corso; 00186 00187; 1 41.9109 12.4764; 525 41.897 12.4816"),
  },
  far(["Milano", "Milan", "Mailand"], "IT", { lat: 45.4642, lng: 9.19 }, ["201"]),
  far(["Genova", "Genoa", "Genua"], "IT", { lat: 44.4056, lng: 8.9463 }, ["161"]),
  far(["Napoli", "Naples", "Neapel"], "IT", { lat: 40.8518, lng: 14.2681 }, ["801"]),
  far(["Potsdam"], "DE", { lat: 52.3989, lng: 13.0657 }, ["144"]),
  far(["Hamburg"], "DE", { lat: 53.5511, lng: 9.9937 }, ["20", "22"]),
  far(["München", "Munich", "Monaco di Baviera"], "DE", { lat: 48.1374, lng: 11.5755 }, ["80", "81"]),
  far(["San Antonio"], "US", { lat: 29.4241, lng: -98.4936 }, ["782"]),
  far(["Houston"], "US", { lat: 29.7604, lng: -95.3698 }, ["770"]),
  far(["Dallas"], "US", { lat: 32.7767, lng: -96.797 }, ["752"]),
];

function far(
  names: readonly string[],
  country: string,
  centre: Coordinates,
  postcodes: readonly string[],
): EmbeddedTown {
  return { names, country, centre, reachKm: 12, postcodes, districts: {}, streets: [] };
}

/** What the embedded look-up knows: the towns of the demo's restaurants, roughly, and a few far away. */
export const EMBEDDED_TOWNS: readonly EmbeddedTown[] = [TURIN, BERLIN, AUSTIN, ...ELSEWHERE];
